import { Menu } from './Menu';
import type { ReactNode } from 'react';

interface LabelledMenuProps {
  label: string;
  anchor: Element;
  onClose: () => void;
  children: ReactNode;
}

/** An open menu with a name. Rendered at the end of the page, outside all landmarks, so it is a landmark itself. */
export function LabelledMenu({ label, anchor, onClose, children }: LabelledMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        paper: { role: 'region', 'aria-label': label },
        list: { 'aria-label': label, dense: true },
      }}
    >
      {children}
    </Menu>
  );
}
