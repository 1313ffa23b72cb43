import { hotelThemes } from '@itinera/shared/contracts';
import { defineKind } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const theme = defineKind({
  of: hotelThemes,
  noun: 'hotel theme',
  label: 'Hotel themes',
  ...inList('hotel-themes'),
  tab: 'Theme',
  nameOf: ({ name }) => name,
  foundBy: ['name'],
  whenEmpty: 'Add the first theme. Themes group hotels, such as Family or Golf.',
  fields: {
    name: { label: 'Name', also: ['Theme', 'Название'] },
    weight: { type: 'integer', label: 'Weight', hint: 'Higher weights come first' },
  },
  same: [['name']],
  inFiles: { hint: 'A name', codeOf: ({ name }) => name, also: ['Theme', 'Тема'] },
});
