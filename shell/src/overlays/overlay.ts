/** Overlays of the shell. */
export type OverlayName = 'palette' | 'account' | 'notifications' | 'shortcuts' | 'secondFactor';

export interface OverlayProps {
  onClose: () => void;
  /** Closes this overlay and opens another. */
  onOpen: (name: OverlayName) => void;
}
