import { Outlet } from '@itinera/shared/router';
import { Logo, Paper } from '@itinera/shared/ui';
import { Messages } from '../messages/Messages';
import { CentredPage } from '../notices/CentredPage';

/** Specification 2: sign-in has its own layout, with the product logo and no menu. */
export function AuthLayout() {
  return (
    <CentredPage>
      <Logo size={44} />
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: 'min(420px, calc(100vw - 32px))' }}>
        <Outlet />
      </Paper>
      <Messages />
    </CentredPage>
  );
}
