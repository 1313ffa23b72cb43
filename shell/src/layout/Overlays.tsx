import { onDemand } from '@itinera/shared/ui';
import { Suspense, type ComponentType } from 'react';
import { loadParts } from '../account/loadParts';
import { Palette } from '../palette/Palette';
import type { OverlayName, OverlayProps } from '../overlays/overlay';

type FetchedOverlay = Exclude<OverlayName, 'palette'>;

const parts: Record<FetchedOverlay, ComponentType<OverlayProps>> = {
  account: onDemand(() => loadParts().then(({ AccountPanel }) => ({ default: AccountPanel }))),
  secondFactor: onDemand(() => loadParts().then(({ SecondFactorDuty }) => ({ default: SecondFactorDuty }))),
  notifications: onDemand(() =>
    import('../notifications/NotificationsPanel').then(({ NotificationsPanel }) => ({
      default: NotificationsPanel,
    })),
  ),
  shortcuts: onDemand(() =>
    import('../shortcuts/ShortcutList').then(({ ShortcutList }) => ({ default: ShortcutList })),
  ),
};

interface OverlaysProps extends OverlayProps {
  open: OverlayName | undefined;
  /** Whether the person can open pages in this shell. */
  isUsable: boolean;
}

/** Overlays of the shell. The palette is preloaded, the others are loaded on first use. */
export function Overlays({ open, isUsable, ...props }: OverlaysProps) {
  const Part = open && open !== 'palette' ? parts[open] : undefined;
  return (
    <>
      <Palette open={open === 'palette'} isUsable={isUsable} {...props} />
      <Suspense key={open}>{Part && <Part {...props} />}</Suspense>
    </>
  );
}
