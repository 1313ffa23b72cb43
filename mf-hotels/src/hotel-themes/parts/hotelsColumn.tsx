import type { hotels } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import type { Column } from '@itinera/shared/grid';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Link } from '@itinera/shared/ui';

interface Counted {
  id: string;
  hotel_count?: number | undefined;
}

/** Column with the number of hotels of an entry, linked to them. `filter`: of the list of hotels. */
export const hotelsColumn = (filter: keyof typeof hotels.filters): Column<Counted> => ({
  id: 'hotels',
  header: 'Hotels',
  width: 90,
  align: 'end',
  fact: 'labelled',
  cell: ({ id, hotel_count = 0 }) =>
    hotel_count === 0 ? (
      0
    ) : (
      <Link
        component={RouterLink}
        to={pathTo('hotels', undefined, { [filter]: id })}
        aria-label={plural(hotel_count, 'hotel')}
      >
        {hotel_count}
      </Link>
    ),
  value: ({ hotel_count }) => hotel_count,
});
