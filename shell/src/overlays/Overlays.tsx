import { showSnackbar } from '@itinera/shared/state';
import { PartBoundary } from '@itinera/shared/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { retried } from '../remotes/chunks';
import type { OverlayName, OverlayProps } from './overlay';

const loaders: Record<OverlayName, () => Promise<{ default: ComponentType<OverlayProps> }>> = {
  palette: () => import('../palette/Palette').then(({ Palette }) => ({ default: Palette })),
  account: () => import('../account/AccountPanel').then(({ AccountPanel }) => ({ default: AccountPanel })),
  notifications: () =>
    import('../notifications/NotificationsPanel').then(({ NotificationsPanel }) => ({
      default: NotificationsPanel,
    })),
  shortcuts: () =>
    import('../shortcuts/ShortcutList').then(({ ShortcutList }) => ({ default: ShortcutList })),
};

interface OverlaysProps extends OverlayProps {
  open: OverlayName | undefined;
}

/** All overlays of the shell, each fetched on first use. */
export function Overlays({ open, onClose, onOpen }: OverlaysProps) {
  if (!open) return null;
  const giveUp = () => {
    showSnackbar('This could not be loaded. Check the connection and try again.', 'error');
    onClose();
  };
  return (
    <PartBoundary key={open} whenFailed={() => null} onFailure={giveUp}>
      <Suspense>
        <Overlay name={open} onClose={onClose} onOpen={onOpen} />
      </Suspense>
    </PartBoundary>
  );
}

/** Created again at each opening: a failed import would otherwise never be retried. */
function Overlay({ name, ...props }: OverlayProps & { name: OverlayName }) {
  const [Part] = useState(() => lazy(() => retried(loaders[name])));
  return <Part {...props} />;
}
