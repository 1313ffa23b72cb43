import { plural } from '@itinera/shared/format';
import { Button } from '@itinera/shared/ui';

interface SaveButtonsProps {
  saving: { count: number; isSaving: boolean };
  /** How many edits can't be saved. */
  refused: number;
  onSave: () => void;
  /** Leads to those that can't. */
  onProblems: () => void;
}

/** How many prices a save sends, and how many it can't. */
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
