import { RowStepsContext } from '@itinera/shared/router';
import { frame } from '@itinera/shared/ui/frame';
import { Drawer } from '@itinera/shared/ui-more';
import { use, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePressBeside } from './usePressBeside';

export type SheetSize = 'sm' | 'md' | 'lg';

/** Pixels, on screens that are wider than that. */
const widths: Record<SheetSize, number> = { sm: 480, md: 640, lg: 960 };

interface SideSheetProps {
  /** Id of the title. */
  titleId: string;
  size?: SheetSize | undefined;
  /** Closes it, or asks first. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * Sheet at the right of a page, which stays visible and can be scrolled, read and copied from. The keyboard and screen readers stay in the
 * sheet; a press on a control of the page closes it first. It fills the screen of a phone.
 */
export function SideSheet({ titleId, size = 'sm', onClose, children, ...handlers }: SideSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  usePressBeside(root, onClose);
  const hasStepped = use(RowStepsContext)?.hasStepped ?? false;
  return (
    <Drawer
      ref={root}
      open
      anchor="right"
      hideBackdrop
      disableScrollLock
      // After a step, the list decides which row has the focus when it is closed.
      disableRestoreFocus={hasStepped}
      {...(hasStepped && { transitionDuration: 0 })}
      onClose={onClose}
      // The drawer closes by Escape in a handler of its own, which even an undefined one would replace.
      {...handlers}
      sx={{ zIndex: 'modal', pointerEvents: 'none' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            pointerEvents: 'auto',
            width: { xs: '100%', sm: `min(${widths[size]}px, 100vw)` },
            top: { xs: 0, sm: frame.bar },
            height: { xs: '100%', sm: `calc(100% - ${frame.bar}px)` },
          },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
