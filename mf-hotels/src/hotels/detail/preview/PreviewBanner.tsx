import { Link, useLocation } from '@itinera/shared/router';
import { Alert, Button } from '@itinera/shared/ui';

/** Banner of the preview, with a link back to the staff's page. */
export function PreviewBanner() {
  const { pathname, state } = useLocation();
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        <Button component={Link} to={pathname} state={state} color="inherit" size="small">
          Leave preview
        </Button>
      }
    >
      You see this hotel as its partners do.
    </Alert>
  );
}
