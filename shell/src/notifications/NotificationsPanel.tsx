import { useLocation } from '@itinera/shared/router';
import { useEffect, useRef } from 'react';
import type { OverlayProps } from '../overlays/overlay';
import { OverlaySheet } from '../overlays/OverlaySheet';
import { RemotePart } from '../parts/RemotePart';
import { loadNotifications } from '../remotes/loadPart';
import { announcedNotifications } from '../remotes/registry';

/** Content of the bell, rendered by the remote that announced it. Following a link in it closes it. */
export function NotificationsPanel({ onClose }: OverlayProps) {
  const announced = announcedNotifications();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  if (!announced) return null;
  const { owner, title } = announced;
  return (
    <OverlaySheet title={title} onClose={onClose}>
      <RemotePart what={`${title} of ${owner}`} load={() => loadNotifications(owner)} />
    </OverlaySheet>
  );
}
