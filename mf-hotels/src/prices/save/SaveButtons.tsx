import { plural } from '@itinera/shared/format';
import { Button } from '@itinera/shared/ui';

interface SaveButtonsProps {
  /** Such as `price`. */
  noun: string;
  saving: { count: number; isSaving: boolean };
  /** Number of edits that can't be saved. */
  refused: number;
  onSave: () => void;
  /** Opens the list of those. */
  onProblems: () => void;
}

/** Save button with the number of cells to send, and the number of problems. */
export const SaveButtons = ({
  noun,
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
      {count === 0 ? 'Nothing to save' : `Save ${plural(count, noun)}`}
    </Button>
    {refused > 0 && (
      <Button size="small" color="warning" onClick={onProblems}>
        {plural(refused, noun)} can’t be saved
      </Button>
    )}
  </>
);
