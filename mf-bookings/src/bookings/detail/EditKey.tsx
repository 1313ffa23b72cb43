import { focusedCard } from '@itinera/shared/record';
import { useDialogAddress } from '@itinera/shared/router';
import { useShortcut } from '@itinera/shared/ui';
import { blocks } from './blocks';

/** The key that edits the block which has the focus. */
export function EditKey() {
  const { open } = useDialogAddress('dialog');
  useShortcut('e', 'Edit the focused block, or general info', () => {
    const focused = blocks.find(({ name, hasPencil }) => hasPencil && name === focusedCard());
    open(focused?.name ?? 'general');
  });
  return null;
}
