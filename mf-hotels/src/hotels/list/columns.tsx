import type { Hotel } from '@itinera/shared/contracts';
import { textColumn, type Column } from '@itinera/shared/grid';
import { CoverageCell } from '../../prices/coverage/CoverageCell';
import { coverOf } from '../coverOf';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';
import { Cover } from './Cover';
import { levelsOf, Location } from './Location';
import { Status } from './Status';

const hidden = { width: 120, grow: 1, hidden: true } as const;
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
    snapshot: true,
    header: 'Name',
    essential: true,
    pinned: 'start',
    sort: 'name',
    width: 200,
    grow: 2,
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'stars',
    snapshot: true,
    header: 'Stars',
    sort: 'stars',
    fact,
    width: 90,
    cell: ({ stars }) => <Stars value={stars} />,
    value: ({ stars }) => stars || undefined,
  },
  {
    id: 'active',
    snapshot: true,
    header: 'Status',
    sort: 'is_active',
    fact,
    width: 90,
    cell: ({ is_active }) => <Status isActive={is_active} />,
    value: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
  },
  {
    id: 'location',
    snapshot: true,
    header: 'Location',
    sort: 'country',
    fact,
    width: 178,
    grow: 2,
    cell: (hotel) => <Location hotel={hotel} />,
    value: (hotel) => levelsOf(hotel).flat().join(', '),
  },
  {
    id: 'coverage',
    snapshot: true,
    header: 'Prices',
    width: 98,
    cell: (hotel) => <CoverageCell hotel={hotel} />,
    value: ({ price_coverage }) => price_coverage ?? undefined,
  },
  textColumn({
    id: 'class',
    snapshot: true,
    header: 'Class',
    sort: 'hotel_class',
    width: 102,
    text: ({ hotel_class }) => hotel_class?.name,
  }),
  textColumn({
    id: 'type',
    snapshot: true,
    header: 'Type',
    sort: 'hotel_type',
    width: 104,
    text: ({ hotel_type }) => hotel_type?.hotel_type_name?.name,
  }),
];

/** Column for staff: number of partners that offer the hotel. */
export const partnersColumn = textColumn<Hotel>({
  id: 'partners',
  snapshot: true,
  header: 'Partners',
  sort: 'partner_count',
  width: 86,
  align: 'end',
  text: ({ partner_count }) => partner_count,
});

/** Optional columns: location in one column per level, and the format. */
export const furtherColumns: Column<Hotel>[] = [
  textColumn({
    id: 'country',
    snapshot: true,
    header: 'Country',
    sort: 'country',
    ...hidden,
    text: (hotel) => placeNames(hotel).country,
  }),
  textColumn({
    id: 'region',
    snapshot: true,
    header: 'Region',
    sort: 'region',
    ...hidden,
    text: (hotel) => placeNames(hotel).region,
  }),
  textColumn({
    id: 'resort',
    snapshot: true,
    header: 'Resort',
    sort: 'resort',
    ...hidden,
    text: (hotel) => placeNames(hotel).resort,
  }),
  textColumn({
    id: 'place',
    snapshot: true,
    header: 'Place',
    sort: 'place',
    ...hidden,
    text: (hotel) => placeNames(hotel).place,
  }),
  textColumn({
    id: 'format',
    snapshot: true,
    header: 'Format',
    sort: 'hotel_format',
    ...hidden,
    text: ({ hotel_format }) => hotel_format?.hotel_format_name?.name,
  }),
];
