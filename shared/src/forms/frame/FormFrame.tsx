import { useMediaQuery, useTheme } from '@itinera/shared/ui';
import { Dialog } from '@itinera/shared/ui-more';
import type { ReactNode } from 'react';
import { SideSheet } from './SideSheet';

interface FormFrameProps {
  /** Id of the title. */
  titleId: string;
  maxWidth?: 'sm' | 'md' | 'lg' | undefined;
  /** A side sheet over the list, which stays visible, instead of in the middle of the window. */
  isSheet?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Window of a form: a dialog, or a side sheet. Both fill the screen of a phone. */
export function FormFrame({ titleId, maxWidth = 'sm', isSheet, onClose, children }: FormFrameProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  if (!isSheet)
    return (
      <Dialog
        open
        fullWidth
        maxWidth={maxWidth}
        fullScreen={narrow}
        aria-labelledby={titleId}
        onClose={onClose}
      >
        {children}
      </Dialog>
    );
  return (
    <SideSheet titleId={titleId} onClose={onClose}>
      {children}
    </SideSheet>
  );
}
