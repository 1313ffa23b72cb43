import { ApiError, messageOf } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Button, Notice, Page } from '@itinera/shared/ui';

interface TravellerMissingProps {
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a traveler that does not exist or could not be loaded. */
export function TravellerMissing({ error, onRetry }: TravellerMissingProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title="Traveler">
      <Notice
        role="alert"
        title={isGone ? 'Traveler not found' : 'The traveler could not be loaded'}
        action={
          isGone ? (
            <Button component={RouterLink} to={pathTo('travelers')} variant="contained">
              All travelers
            </Button>
          ) : (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {isGone ? 'They may have been deleted, or merged with another traveler.' : messageOf(error)}
      </Notice>
    </Page>
  );
}
