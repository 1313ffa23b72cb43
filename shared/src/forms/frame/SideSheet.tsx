import { Drawer } from '@itinera/shared/ui-more';
import type { KeyboardEvent, ReactNode } from 'react';

interface SideSheetProps {
  /** Id of the title. */
  titleId: string;
  /** Pixels, on screens that are wider than that. */
  width?: number;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Dialog at the side of a list, which stays visible; it fills the screen of a phone. */
export const SideSheet = ({ titleId, width = 480, onClose, children, ...handlers }: SideSheetProps) => (
  <Drawer
    open
    anchor="right"
    onClose={onClose}
    // The drawer closes by Escape in a handler of its own, which even an undefined one would replace.
    {...handlers}
    sx={{ zIndex: 'modal' }}
    slotProps={{
      backdrop: { sx: { backgroundColor: 'rgb(0 0 0 / 0.12)' } },
      paper: {
        role: 'dialog',
        'aria-modal': true,
        'aria-labelledby': titleId,
        sx: { width: { xs: '100%', sm: `min(${width}px, 100vw)` } },
      },
    }}
  >
    {children}
  </Drawer>
);
