import { Button } from '@itinera/shared/ui';
import { DialogActions } from '@itinera/shared/ui-more';
import { DiscardQuestion } from './DiscardQuestion';

interface FormActionsProps {
  asksToDiscard: boolean;
  /** Steps that are done, or may be. */
  remaining: readonly string[];
  isSaving: boolean;
  /** What the button says that saves. */
  verb: string;
  onCancel: () => void;
  onKeep: () => void;
  onDiscard: () => void;
  onUndo: (() => void) | undefined;
}

export function FormActions({
  asksToDiscard,
  remaining,
  isSaving,
  verb,
  onCancel,
  onKeep,
  onDiscard,
  onUndo,
}: FormActionsProps) {
  return (
    // A field that is left may get a message that moves these buttons away from under the pointer.
    <DialogActions sx={{ px: 3, pb: 2 }} onMouseDown={(event) => event.preventDefault()}>
      {asksToDiscard ? (
        <DiscardQuestion {...{ remaining, onKeep, onDiscard, onUndo }} />
      ) : (
        <>
          <Button onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : verb}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
