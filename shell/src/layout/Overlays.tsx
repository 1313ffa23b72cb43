import { showSnackbar } from '@itinera/shared/state';
import { PartBoundary } from '@itinera/shared/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadParts } from '../account/loadParts';
import { Palette } from '../palette/Palette';
import { retried } from '../remotes/chunks';
import type { OverlayName, OverlayProps } from '../overlays/overlay';

type FetchedOverlay = Exclude<OverlayName, 'palette'>;

const loaders: Record<FetchedOverlay, () => Promise<{ default: ComponentType<OverlayProps> }>> = {
  account: () => loadParts().then(({ AccountPanel }) => ({ default: AccountPanel })),
  secondFactor: () => loadParts().then(({ SecondFactorDuty }) => ({ default: SecondFactorDuty })),
  notifications: () =>
    import('../notifications/NotificationsPanel').then(({ NotificationsPanel }) => ({
      default: NotificationsPanel,
    })),
  shortcuts: () =>
    import('../shortcuts/ShortcutList').then(({ ShortcutList }) => ({ default: ShortcutList })),
};

interface OverlaysProps extends OverlayProps {
  open: OverlayName | undefined;
  /** Whether the person can open pages in this shell. */
  isUsable: boolean;
}

/** Overlays of the shell. The palette is preloaded, the others are loaded on first use. */
export function Overlays({ open, isUsable, ...props }: OverlaysProps) {
  return (
    <>
      <Palette open={open === 'palette'} isUsable={isUsable} {...props} />
      {open && open !== 'palette' && <FetchedPart key={open} name={open} {...props} />}
    </>
  );
}

function FetchedPart({ name, onClose, onOpen }: OverlayProps & { name: FetchedOverlay }) {
  const giveUp = () => {
    showSnackbar('This could not be loaded. Check the connection and try again.', 'error');
    onClose();
  };
  return (
    <PartBoundary whenFailed={() => null} onFailure={giveUp}>
      <Suspense>
        <Overlay name={name} onClose={onClose} onOpen={onOpen} />
      </Suspense>
    </PartBoundary>
  );
}

/** Created again at each opening, because `lazy` would keep a failed import. */
function Overlay({ name, ...props }: OverlayProps & { name: FetchedOverlay }) {
  const [Part] = useState(() => lazy(() => retried(loaders[name])));
  return <Part {...props} />;
}
