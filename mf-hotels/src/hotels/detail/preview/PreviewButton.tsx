import { Link, useLocation } from '@itinera/shared/router';
import { Button } from '@itinera/shared/ui';

/** Shows staff the hotel as a partner reads it. */
export function PreviewButton() {
  const { state } = useLocation();
  return (
    <Button component={Link} to="?preview=partner" state={state}>
      See as partner
    </Button>
  );
}
