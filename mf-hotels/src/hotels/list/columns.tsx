import type { Hotel } from '@itinera/shared/contracts';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import type { Column } from '@itinera/shared/grid';
import { Link } from '@itinera/shared/ui';
import { coverOf } from '../coverOf';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';
import { Cover } from './Cover';

export const columns: Column<Hotel>[] = [
  { header: 'Cover', headline: true, width: '84px', cell: (hotel) => <Cover src={coverOf(hotel)} /> },
  {
    header: 'Name',
    headline: true,
    sort: 'name',
    width: 'minmax(220px, 2fr)',
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={pathTo('hotels-id', { id })} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
    ),
  },
  { header: 'Country', width: 'minmax(120px, 1fr)', cell: (hotel) => placeNames(hotel).country },
  { header: 'Region', width: 'minmax(120px, 1fr)', cell: (hotel) => placeNames(hotel).region },
  { header: 'Resort', width: 'minmax(120px, 1fr)', cell: (hotel) => placeNames(hotel).resort },
  { header: 'Place', width: 'minmax(120px, 1fr)', cell: (hotel) => placeNames(hotel).place },
  { header: 'Class', sort: 'hotel_class', width: '130px', cell: ({ hotel_class }) => hotel_class?.name },
  { header: 'Stars', sort: 'stars', width: '100px', cell: ({ stars }) => <Stars value={stars} /> },
  { header: 'Active', sort: 'is_active', width: '90px', cell: ({ is_active }) => (is_active ? 'Yes' : 'No') },
];
