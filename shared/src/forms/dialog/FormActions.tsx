import { Button } from '@itinera/shared/ui';
import { DialogActions } from '@itinera/shared/ui-more';
import { DiscardQuestion } from './DiscardQuestion';

interface FormActionsProps {
  asksToDiscard: boolean;
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
  isSaving,
  verb,
  onCancel,
  onKeep,
  onDiscard,
  onUndo,
}: FormActionsProps) {
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      {asksToDiscard ? (
        <DiscardQuestion onKeep={onKeep} onDiscard={onDiscard} onUndo={onUndo} />
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
