import { Link, useLocation } from '@itinera/shared/router';
import { Button } from '@itinera/shared/ui';

/** Button that previews the hotel as a partner sees it. */
export function PreviewButton() {
  const { state } = useLocation();
  return (
    <Button component={Link} to="?preview=partner" state={state}>
      See as partner
    </Button>
  );
}
