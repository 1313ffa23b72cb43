import { Outlet } from '@itinera/shared/router';
import { Box, Toolbar, useMediaQuery, useTheme } from '@itinera/shared/ui';
import { useState } from 'react';
import { Messages } from '../messages/Messages';
import { AwaitingApproval } from './AwaitingApproval';
import { DrawerMenu } from './DrawerMenu';
import { PageSkeleton } from './PageSkeleton';
import { TopBar } from './TopBar';
import { useProfile } from './useProfile';
import { WrongShell } from './WrongShell';

/** Drawer menu, top bar, page area, messages (specification 2). */
export function DefaultLayout() {
  const { signedIn, awaitsApproval, isInWrongShell } = useProfile();
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [openWhen, setOpenWhen] = useState({ wide: true, narrow: false });
  const open = wide ? openWhen.wide : openWhen.narrow;
  const setOpen = (value: boolean) => setOpenWhen((now) => ({ ...now, [wide ? 'wide' : 'narrow']: value }));

  const pageArea = () => {
    if (awaitsApproval) return <AwaitingApproval email={awaitsApproval} />;
    return isInWrongShell ? <WrongShell /> : <Outlet />;
  };

  // Until it is known who asks, a visitor who will be sent to /auth must not see the menu.
  if (!signedIn) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'flex' }}>
      <TopBar menuOpen={open} onToggleMenu={() => setOpen(!open)} />
      <DrawerMenu open={open} wide={wide} onClose={() => setOpenWhen((now) => ({ ...now, narrow: false }))} />
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar />
        {pageArea()}
      </Box>
      <Messages />
    </Box>
  );
}
