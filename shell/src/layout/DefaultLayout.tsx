import { Outlet, useLocation, useNavigation } from '@itinera/shared/router';
import { useSession } from '@itinera/shared/state';
import { Box, onDemand, PageShown, useShortcut } from '@itinera/shared/ui';
import { frame } from '@itinera/shared/ui/frame';
import { Suspense, useCallback, useState } from 'react';
import { loadParts } from '../account/loadParts';
import { FoundDrafts } from '../drafts/FoundDrafts';
import { Messages } from '../messages/Messages';
import type { OverlayName } from '../overlays/overlay';
import { Overlays } from './Overlays';
import { recordVisit } from '../palette/recents';
import { usePrefetch } from '../prefetch/usePrefetch';
import { useSnapshots } from '../snapshots/useSnapshots';
import { NewReleases } from '../releases/NewReleases';
import { useGoToKeys } from '../shortcuts/useGoToKeys';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys';
import { DrawerMenu } from './DrawerMenu';
import { OfflineBanner } from './OfflineBanner';
import { PageSkeleton } from './PageSkeleton';
import { PartnerHome } from '../home/PartnerHome';
import { contentId, SkipLink } from './SkipLink';
import { SlowNotice } from './SlowNotice';
import { TopBar } from './TopBar';
import { useDrawer } from './useDrawer';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useKeptFocus } from './useKeptFocus';
import { useProfile } from '../account/useProfile';
import { useSecondFactorDuty } from './useSecondFactorDuty';

const Barred = onDemand(() => loadParts().then((parts) => ({ default: parts.Barred })));

/** Drawer menu, top bar, page area, messages (specification 2). */
export function DefaultLayout() {
  const person = useProfile();
  const { signedIn, isUsable } = person;
  const { wide, open, toggle, closeSheet } = useDrawer();
  const { pathname } = useLocation();
  const { location: loading } = useNavigation();
  const [overlay, setOverlay] = useState<OverlayName>();
  useSecondFactorDuty(setOverlay);
  const closeOverlay = useCallback(() => setOverlay(undefined), []);
  const recordShown = useCallback((title: string) => recordVisit(pathname, title), [pathname]);
  useFocusOnNavigation();
  useKeptFocus();
  usePrefetch();
  useSnapshots();
  useShortcut('Mod+K', 'Go to a page, record or action', () => setOverlay('palette'));
  useShortcut('?', 'This list', () => setOverlay('shortcuts'));

  useShortcutKeys();
  const isPartner = useSession(({ partner }) => partner !== undefined);
  useGoToKeys(signedIn && isUsable, isPartner);

  // A visitor who will be redirected to /auth must not see the menu, so it waits for the session.
  if (!signedIn) return <PageSkeleton />;
  return (
    <Box
      sx={{
        display: 'flex',
        pt: `${frame.bar}px`,
        // Prints the page only, without navigation.
        '@media print': { pt: 0, '& > :not(main)': { display: 'none' } },
      }}
    >
      <SkipLink />
      <TopBar isUsable={isUsable} menuOpen={open} onToggleMenu={toggle} onOpen={setOverlay} />
      {isUsable && <DrawerMenu open={open} wide={wide} onClose={closeSheet} />}
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, outline: 'none' }}>
        <OfflineBanner />
        <NewReleases />
        {isUsable && <FoundDrafts />}
        <SlowNotice loading={loading} />
        {isPartner && isUsable && <PartnerHome />}
        <PageShown value={recordShown}>
          {isUsable ? (
            <Outlet />
          ) : (
            <Suspense>
              <Barred {...person} />
            </Suspense>
          )}
        </PageShown>
      </Box>
      <Overlays open={overlay} isUsable={isUsable} onClose={closeOverlay} onOpen={setOverlay} />
      <Messages />
    </Box>
  );
}
