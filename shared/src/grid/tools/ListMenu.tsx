import { Menu } from '@itinera/shared/ui-more';
import type { ReactNode } from 'react';

interface ListMenuProps {
  label: string;
  anchor: Element;
  onClose: () => void;
  children: ReactNode;
}

/** A menu of a list. Rendered at the end of the page, outside all landmarks, so it is a landmark itself. */
export function ListMenu({ label, anchor, onClose, children }: ListMenuProps) {
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
