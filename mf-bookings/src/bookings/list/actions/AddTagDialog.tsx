import { plural } from '@itinera/shared/format';
import { ConfirmDialog, LineInput } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { useState } from 'react';

interface AddTagDialogProps {
  /** Number of selected bookings. */
  count: number;
  onAdd: (tag: string) => void;
  onClose: () => void;
}

const longest = 40;

/** Adds a tag to selected bookings; those that have it are not changed. */
export function AddTagDialog({ count, onAdd, onClose }: AddTagDialogProps) {
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const problem = tag.length > longest ? `Enter at most ${longest} characters.` : undefined;
  return (
    <ConfirmDialog
      question={`Add a tag to ${plural(count, 'booking')}`}
      verb="Add tag"
      isDangerous={false}
      isReady={tag !== '' && !problem}
      onConfirm={() => onAdd(tag)}
      onClose={onClose}
    >
      <Box sx={{ pt: 1 }}>
        <LineInput label="Tag" value={typed} onChange={setTyped} problem={problem} />
      </Box>
    </ConfirmDialog>
  );
}
