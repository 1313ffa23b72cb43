import { plural, someOf } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteManyDialogProps {
  /** What is counted: `hotel`. */
  noun: string;
  /** Of all that are to be deleted. */
  names: string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before many entries are deleted, and names the first of them. */
export function DeleteManyDialog({ noun, names, onConfirm, onClose }: DeleteManyDialogProps) {
  return (
    <ConfirmDialog
      question={`Delete ${plural(names.length, noun)}?`}
      verb="Delete"
      isDangerous
      isReady
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{someOf(names)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Should one of them be in use, a message names it and says what was left.
      </Typography>
    </ConfirmDialog>
  );
}
