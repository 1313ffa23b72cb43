import { plural } from '@itinera/shared/format';
import { Button } from '@itinera/shared/ui';

interface SaveButtonsProps {
  saving: { count: number; isSaving: boolean };
  /** Number of edits that can't be saved. */
  refused: number;
  onSave: () => void;
  /** Opens the list of those. */
  onProblems: () => void;
}

/** Save button with the number of prices to send, and the number of problems. */
export const SaveButtons = ({
  saving: { count, isSaving },
  refused,
  onSave,
  onProblems,
}: SaveButtonsProps) => (
  <>
    <Button
      variant="contained"
      size="small"
      disabled={count === 0 || isSaving}
      aria-keyshortcuts="Control+S"
      onClick={onSave}
    >
      {count === 0 ? 'Nothing to save' : `Save ${plural(count, 'price')}`}
    </Button>
    {refused > 0 && (
      <Button size="small" color="warning" onClick={onProblems}>
        {plural(refused, 'price')} can’t be saved
      </Button>
    )}
  </>
);
