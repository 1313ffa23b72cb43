import { hotelChains, hotelChainEdit } from '@itinera/shared/contracts';
import { defineKind, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const hotelChain = defineKind({
  of: hotelChains,
  noun: 'hotel chain',
  label: 'Hotel chains',
  ...inList('hotel-chains'),
  tab: 'Chain',
  nameOf: ({ name }) => name,
  foundBy: ['name'],
  whenEmpty: 'Add the first chain that hotels belong to.',
  presets: hotelChainEdit,
  fields: {
    name: { label: 'Name', also: ['Chain', 'Название'] },
    ...shown,
  },
  same: [['name']],
  inFiles: { hint: 'A name', codeOf: ({ name }) => name, also: ['Chain', 'Сеть'] },
});
