import { Outlet } from '@itinera/shared/router';
import { Box, Toolbar } from '@itinera/shared/ui';
import { Messages } from '../messages/Messages';
import { AwaitingApproval } from './AwaitingApproval';
import { DrawerMenu } from './DrawerMenu';
import { PageSkeleton } from './PageSkeleton';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useDrawer } from './useDrawer';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useProfile } from './useProfile';
import { WrongShell } from './WrongShell';

/** Drawer menu, top bar, page area, messages (specification 2). */
export function DefaultLayout() {
  const { signedIn, awaitsApproval, isInWrongShell } = useProfile();
  const { wide, open, setOpen, closeSheet } = useDrawer();
  useFocusOnNavigation();

  const pageArea = () => {
    if (awaitsApproval) return <AwaitingApproval email={awaitsApproval} />;
    return isInWrongShell ? <WrongShell /> : <Outlet />;
  };

  // Until it is known who asks, a visitor who will be sent to /auth must not see the menu.
  if (!signedIn) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'flex' }}>
      <SkipLink />
      <TopBar menuOpen={open} onToggleMenu={() => setOpen(!open)} />
      <DrawerMenu open={open} wide={wide} onClose={closeSheet} />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, outline: 'none' }}>
        <Toolbar />
        {pageArea()}
      </Box>
      <Messages />
    </Box>
  );
}
