import type { SavedView } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { MenuItem } from '@itinera/shared/ui-more';
import type { ComponentProps } from 'react';

interface ViewItemProps extends ComponentProps<typeof MenuItem> {
  view: SavedView;
  isCurrent: boolean;
  onOpen: () => void;
}

/** A view with its name, its owner, and whether it is the default. */
export function ViewItem({
  view: { name, is_mine, is_shared, is_default, owner },
  isCurrent,
  onOpen,
  ...item
}: ViewItemProps) {
  const notes = [is_mine ? is_shared && 'shared' : `by ${owner.name}`, is_default && 'default'].filter(
    Boolean,
  );
  return (
    <MenuItem
      {...item}
      role="menuitemradio"
      aria-checked={isCurrent}
      selected={isCurrent}
      sx={{ minHeight: 32, gap: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      onClick={onOpen}
    >
      {name}
      {notes.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {notes.join(', ')}
        </Box>
      )}
    </MenuItem>
  );
}
