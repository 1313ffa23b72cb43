import { Button } from '@itinera/shared/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId, useRef, type ReactNode } from 'react';
import { FirstFocus } from '../frame/FirstFocus';

interface ConfirmDialogProps {
  /** Such as `Cancel booking 4711?` */
  question: string;
  /** Label of the button: the action, never only `OK`. */
  verb: string;
  /** Label of the button that does nothing, if the action itself is a cancellation: `Keep flights`. */
  cancelVerb?: string;
  /** A destructive action has the colour of errors. */
  isDangerous: boolean;
  /** Whether everything needed for the decision is loaded. */
  isReady: boolean;
  /** Undefined if the action is not possible; the children say why. */
  onConfirm: (() => void) | undefined;
  onClose: () => void;
  /** Consequences of the action. */
  children?: ReactNode;
}

/** Asks for confirmation. The initial focus is in the first field, or else on the button that does nothing. */
export function ConfirmDialog({
  question,
  verb,
  cancelVerb = 'Cancel',
  isDangerous,
  isReady,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [titleId, contentId] = [useId(), useId()];
  const content = useRef<HTMLFormElement>(null);
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
        ref={content}
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // Events of a dialog opened from a form bubble through that form.
          event.stopPropagation();
          if (isReady) onConfirm?.();
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {question}
        </DialogTitle>
        <DialogContent id={contentId}>{children}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={onClose}>
            {onConfirm ? cancelVerb : 'Close'}
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
      <FirstFocus within={content} />
    </Dialog>
  );
}
