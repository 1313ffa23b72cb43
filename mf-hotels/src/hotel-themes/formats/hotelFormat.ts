import { hotelFormats } from '@itinera/shared/contracts';
import { defineKind, nameless, names, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const hotelFormat = defineKind({
  of: hotelFormats,
  noun: 'hotel format',
  label: 'Hotel formats',
  ...inList('hotel-formats'),
  tab: 'Format',
  nameOf: ({ hotel_format_name }) => hotel_format_name?.name ?? nameless,
  foundBy: ['hotel_format_name.name'],
  whenEmpty: 'Add the first format, such as Adults only.',
  fields: { names, ...shown },
  same: [['names']],
  inFiles: { hint: 'A name in any language', also: ['Format', 'Формат'] },
});
