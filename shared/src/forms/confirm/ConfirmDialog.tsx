import { Button } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  /** `Cancel booking 4711?` */
  question: string;
  /** What the button says: the deed, never only `OK`. */
  verb: string;
  /** What it destroys is shown in the colour of errors. */
  isDangerous: boolean;
  /** Whether all is known that somebody needs to decide. */
  isReady: boolean;
  /** Absent: it can't be done, and the children say why. */
  onConfirm: (() => void) | undefined;
  onClose: () => void;
  /** What it means. */
  children?: ReactNode;
}

/** Asks before something is done. The focus begins on what does nothing. */
export function ConfirmDialog({
  question,
  verb,
  isDangerous,
  isReady,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [titleId, contentId] = [useId(), useId()];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={contentId}
      onClose={onClose}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog opened from a form is drawn inside it, as far as events know.
          event.stopPropagation();
          if (isReady) onConfirm?.();
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {question}
        </DialogTitle>
        <DialogContent id={contentId}>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button autoFocus onClick={onClose}>
            {onConfirm ? 'Cancel' : 'Close'}
          </Button>
          {onConfirm && (
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              disabled={!isReady}
            >
              {verb}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
