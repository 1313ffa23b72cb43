import { ApiError, messageOf } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';

interface BookingMissingProps {
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a booking that does not exist or could not be loaded. */
export function BookingMissing({ error, onRetry }: BookingMissingProps) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Page title="Booking">
      <Notice
        role="alert"
        title={gone ? 'Booking not found' : 'The booking could not be loaded'}
        action={
          gone ? (
            <Button component={RouterLink} to={pathTo('be')} variant="contained">
              All bookings
            </Button>
          ) : (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {gone ? 'You may not have access to it.' : messageOf(error)}
      </Notice>
    </Page>
  );
}
