import { siteAt } from '@itinera/shared/routes';
import { Alert, Button } from '@itinera/shared/ui';
import { useSlow } from './useSlow';

interface SlowNoticeProps {
  /** The address that is being loaded; undefined while nothing is. */
  loading: { pathname: string; search: string } | undefined;
}

/**
 * A page that hangs is told long before all attempts are over, and they go on: a slow line needs them. Trying
 * again loads the whole page, because a browser joins a request that hangs to the next one for the same file.
 */
export function SlowNotice({ loading }: SlowNoticeProps) {
  const slow = useSlow(loading !== undefined);
  if (!slow || !loading) return null;
  const again = () => window.location.assign(loading.pathname + loading.search);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={again}>
          Try again
        </Button>
      }
    >
      {siteAt(loading.pathname)?.title ?? 'The page'} is taking longer than usual.
    </Alert>
  );
}
