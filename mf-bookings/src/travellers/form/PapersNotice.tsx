import { bookings } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { Link } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert } from '@itinera/shared/ui';

const most = 5;

interface PapersNoticeProps {
  /** Whose bookings are looked through; undefined: nobody's name changes. */
  of: string | undefined;
}

/** Says before a person gets another name or birthday, also by a merge, which bookings have papers that say otherwise then. */
export function PapersNotice({ of }: PapersNoticeProps) {
  const { data } = useList(
    bookings,
    { papers_of: of, per_page: most, sort: 'departure_date' },
    of !== undefined,
  );
  if (of === undefined || !data || data.result.length === 0) return null;
  const more = data.total - data.result.length;
  return (
    <Alert severity="warning" role="status">
      Tickets, vouchers and hotels have the name and birthday of before. Check{' '}
      {data.result.map((booking, index) => (
        <span key={booking.id}>
          {index > 0 && ', '}
          <Link to={pathTo('be-id', { id: booking.id })}>{booking.ref}</Link>
        </span>
      ))}
      {more > 0 && ` and ${more} more`} after saving. Their managers are notified.
    </Alert>
  );
}
