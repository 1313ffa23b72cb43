import { siteAt } from '@itinera/shared/routes';
import { Alert, Button, useSlow } from '@itinera/shared/ui';

/** After this time a person should learn that loading hangs, and what to do. */
const SLOW_MS = 6000;

interface SlowNoticeProps {
  /** The address that is loading; undefined if none is. */
  loading: { pathname: string; search: string } | undefined;
}

/**
 * Reports a hanging page long before all attempts have ended; they continue, because a slow connection needs them. "Try again" reloads
 * the whole page, because a browser joins the next request for the same file to the hanging one.
 */
export function SlowNotice({ loading }: SlowNoticeProps) {
  const slow = useSlow(loading !== undefined, SLOW_MS);
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
