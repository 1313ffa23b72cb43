import type { Hotel } from '@itinera/shared/contracts';
import { textColumn, type Column } from '@itinera/shared/grid';
import { coverOf } from '../coverOf';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';
import { Cover } from './Cover';

const placeWidth = { width: 120, grow: 1 };
const fact = 'plain';

export const columns: Column<Hotel>[] = [
  {
    id: 'cover',
    header: 'Cover',
    picture: true,
    width: 72,
    cell: (hotel) => <Cover image={coverOf(hotel)} />,
  },
  {
    id: 'name',
    header: 'Name',
    essential: true,
    pinned: 'start',
    sort: 'name',
    width: 220,
    grow: 2,
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  textColumn({
    id: 'country',
    header: 'Country',
    sort: 'country',
    ...placeWidth,
    fact,
    text: (hotel) => placeNames(hotel).country,
  }),
  textColumn({
    id: 'region',
    header: 'Region',
    sort: 'region',
    ...placeWidth,
    text: (hotel) => placeNames(hotel).region,
  }),
  textColumn({
    id: 'resort',
    header: 'Resort',
    sort: 'resort',
    ...placeWidth,
    fact,
    text: (hotel) => placeNames(hotel).resort,
  }),
  textColumn({
    id: 'place',
    header: 'Place',
    sort: 'place',
    ...placeWidth,
    text: (hotel) => placeNames(hotel).place,
  }),
  textColumn({
    id: 'class',
    header: 'Class',
    sort: 'hotel_class',
    width: 130,
    text: ({ hotel_class }) => hotel_class?.name,
  }),
  textColumn({
    id: 'type',
    header: 'Type',
    sort: 'hotel_type',
    width: 120,
    text: ({ hotel_type }) => hotel_type?.hotel_type_name?.name,
  }),
  textColumn({
    id: 'format',
    header: 'Format',
    sort: 'hotel_format',
    width: 120,
    text: ({ hotel_format }) => hotel_format?.hotel_format_name?.name,
  }),
  {
    id: 'stars',
    header: 'Stars',
    sort: 'stars',
    fact,
    width: 100,
    cell: ({ stars }) => <Stars value={stars} />,
    value: ({ stars }) => stars || undefined,
  },
  {
    id: 'active',
    header: 'Active',
    sort: 'is_active',
    fact: 'labelled',
    width: 90,
    cell: ({ is_active }) => (is_active ? 'Yes' : 'No'),
    value: ({ is_active }) => is_active,
  },
];

/** For staff only: how many partners offer the hotel. */
export const partnersColumn = textColumn<Hotel>({
  id: 'partners',
  header: 'Partners',
  sort: 'partner_count',
  width: 110,
  align: 'end',
  text: ({ partner_count }) => partner_count,
});
