/** What the shell lays over a page. */
export type OverlayName = 'palette' | 'account' | 'notifications' | 'shortcuts';

export interface OverlayProps {
  onClose: () => void;
  /** Closes this one and opens another. */
  onOpen: (name: OverlayName) => void;
}
