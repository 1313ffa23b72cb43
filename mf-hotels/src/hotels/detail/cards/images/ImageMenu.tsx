import { IconButton, SvgIcon } from '@itinera/shared/ui';
import { Menu, MenuItem } from '@itinera/shared/ui-more';
import { useState } from 'react';

interface ImageMenuProps {
  name: string;
  /** Index, from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onDescribe: () => void;
  onDelete: () => void;
}

/** Menu of an image. It contains moves too, for people who can't drag. */
export function ImageMenu({ name, place, count, onMove, onDescribe, onDelete }: ImageMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isFirst = place === 0;
  const isLast = place === count - 1;
  const item = (label: string, act: () => void, disabled = false) => (
    <MenuItem
      key={label}
      disabled={disabled}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SvgIcon fontSize="small">
          <path d="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
        </SvgIcon>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          // The menu is rendered in a portal outside all landmarks.
          paper: { role: 'region', 'aria-label': `Actions for ${name}` },
          list: { 'aria-label': `Actions for ${name}` },
        }}
      >
        {[
          item('Make cover', () => onMove(0), isFirst),
          item('Move earlier', () => onMove(place - 1), isFirst),
          item('Move later', () => onMove(place + 1), isLast),
          item('Edit alt text', onDescribe),
          item('Delete', onDelete),
        ]}
      </Menu>
    </>
  );
}
