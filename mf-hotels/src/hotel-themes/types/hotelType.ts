import { hotelTypes } from '@itinera/shared/contracts';
import { defineKind, nameless, names, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const hotelType = defineKind({
  of: hotelTypes,
  noun: 'hotel type',
  label: 'Hotel types',
  ...inList('hotel-types'),
  tab: 'Type',
  nameOf: ({ hotel_type_name }) => hotel_type_name?.name ?? nameless,
  foundBy: ['hotel_type_name.name'],
  whenEmpty: 'Add the first type, such as Apartments.',
  fields: { names, ...shown },
  same: [['names']],
  inFiles: { hint: 'A name in any language', also: ['Type', 'Тип'] },
});
