import { hotelClasses, hotelClassEdit } from '@itinera/shared/contracts';
import { defineKind, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const hotelClass = defineKind({
  of: hotelClasses,
  noun: 'hotel class',
  label: 'Hotel classes',
  ...inList('hotel-classes'),
  tab: 'Class',
  nameOf: ({ name }) => name,
  foundBy: ['name'],
  whenEmpty: 'Add the first class, such as Luxury. Hotels are filtered by it.',
  presets: hotelClassEdit,
  fields: {
    name: { label: 'Name', also: ['Class', 'Название'] },
    ...shown,
  },
  same: [['name']],
  inFiles: { hint: 'A name', codeOf: ({ name }) => name, also: ['Class', 'Класс'] },
});
