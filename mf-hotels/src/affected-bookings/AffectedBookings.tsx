import type { Booking } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { formatDay, grouped, plural } from '@itinera/shared/format';
import { pathTo } from '@itinera/shared/routes';
import { Alert, Button, Link, Typography } from '@itinera/shared/ui';
import { inAddress, type AffectedQuery } from './openBookings';
import type { Affected } from './useAffectedBookings';

interface AffectedBookingsProps {
  affected: Affected;
  query: AffectedQuery;
  /** Continues `3 bookings`, such as `with nights on these days`. */
  what: string;
  /** Consequence of the change for them. */
  consequence: string;
}

/** Opens in a new tab, so that the input of the dialog is kept. */
const Named = ({ address, children }: { address: string; children: string }) => (
  <Link href={address} target="_blank" color="inherit" underline="always">
    {children}
  </Link>
);

const References = ({ first, more }: { first: readonly Booking[]; more: number }) => (
  <>
    {first.map(({ id, ref }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Named address={pathTo('be-id', { id })}>{ref}</Named>
      </span>
    ))}
    {more > 0 && ` and ${grouped(more)} more`}
  </>
);

/**
 * Bookings that a change affects: their number, the first ones, and a link to all; also says that there are none, or that the check
 * failed.
 */
export function AffectedBookings({ affected, query, what, consequence }: AffectedBookingsProps) {
  const { total, first, error, retry } = affected;
  if (error)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        It is not known whether there are bookings {what}: {messageOf(error)}
      </Alert>
    );
  if (!total)
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        {total === 0 ? `No open bookings ${what}.` : 'Looking for bookings…'}
      </Typography>
    );
  const earliest = first[0]?.departure_date;
  return (
    <Alert severity="warning" role="status">
      {plural(total, 'booking')} {what}
      {earliest &&
        `, ${total === 1 ? 'departing' : 'the earliest departing'} on ${formatDay(earliest)}`}:{' '}
      <References first={first} more={total - first.length} />. {consequence}{' '}
      <Named address={pathTo('be', undefined, inAddress(query))}>
        {total === 1 ? 'Show it in the list' : 'Show all in the list'}
      </Named>
    </Alert>
  );
}
