import { Button } from '@itinera/shared/ui';
import { DialogActions } from '@itinera/shared/ui-more';
import { DiscardQuestion } from './DiscardQuestion';

interface FormActionsProps {
  asksToDiscard: boolean;
  /** Steps that are done, or may be. */
  remaining: readonly string[];
  isSaving: boolean;
  /** Label of the button that saves. */
  verb: string;
  /** Label of the button that closes without saving. */
  cancelVerb: string;
  /** Label of the button that saves and opens the next form, if there is one. */
  goOn: string | undefined;
  onGoOn: () => void;
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
  cancelVerb,
  goOn,
  onGoOn,
  onCancel,
  onKeep,
  onDiscard,
  onUndo,
}: FormActionsProps) {
  return (
    // Keeps the focus in the field: a message shown on blur would move these buttons away from the pointer.
    <DialogActions sx={{ px: 3, pb: 2 }} onMouseDown={(event) => event.preventDefault()}>
      {asksToDiscard ? (
        <DiscardQuestion {...{ remaining, onKeep, onDiscard, onUndo }} />
      ) : (
        <>
          <Button onClick={onCancel} disabled={isSaving}>
            {cancelVerb}
          </Button>
          {goOn && (
            <Button aria-keyshortcuts="Alt+Enter" title="Alt+Enter" disabled={isSaving} onClick={onGoOn}>
              {goOn}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : verb}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
