import { ApiError, messageOf } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import { Button, Notice, Page } from '@itinera/shared/ui';

interface HotelMissingProps {
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a hotel that does not exist or could not be loaded. */
export function HotelMissing({ error, onRetry }: HotelMissingProps) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Page title="Hotel">
      <Notice
        role="alert"
        title={gone ? 'Hotel not found' : 'The hotel could not be loaded'}
        action={
          gone ? (
            <Button component={RouterLink} to={pathTo('hotels')} variant="contained">
              All hotels
            </Button>
          ) : (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {gone ? 'It may have been deleted, or you may not have access to it.' : messageOf(error)}
      </Notice>
    </Page>
  );
}
