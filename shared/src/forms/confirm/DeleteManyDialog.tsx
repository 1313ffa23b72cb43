import { plural, someOf } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteManyDialogProps {
  /** Singular noun: `hotel`. */
  noun: string;
  /** Names of all entries to be deleted. */
  names: string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before deleting many entries, and names the first of them. */
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
        If one of them is in use, a message says which, and what was not deleted.
      </Typography>
    </ConfirmDialog>
  );
}
