import { Outlet } from '@itinera/shared/router';
import { Box, Logo, Paper } from '@itinera/shared/ui';
import { Messages } from '../messages/Messages';

/** Specification 2: sign-in has its own layout, with the product logo and no menu. */
export function AuthLayout() {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 4,
        p: 2,
      }}
    >
      <Logo size={44} />
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: 'min(420px, calc(100vw - 32px))' }}>
        <Outlet />
      </Paper>
      <Messages />
    </Box>
  );
}
