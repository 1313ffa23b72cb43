import { Box, Button } from '@itinera/shared/ui';
import { Menu, MenuItem } from '@itinera/shared/ui-more';
import { useState } from 'react';
import type { PriceDialog } from './priceDialog';

interface PriceMenuProps {
  label: string;
  dialogs: readonly PriceDialog[];
  onOpen: (name: string) => void;
}

/** Several dialogs behind one button of the toolbar, so that all of it is one line above the grid. */
export function PriceMenu({ label, dialogs, onOpen }: PriceMenuProps) {
  const [anchor, setAnchor] = useState<Element>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
        <Box component="span" aria-hidden sx={{ ml: 0.5 }}>
          ▾
        </Box>
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{
            paper: { role: 'region', 'aria-label': label },
            list: { 'aria-label': label, dense: true },
          }}
        >
          {dialogs.map(({ name, title }) => (
            <MenuItem
              key={name}
              onClick={() => {
                close();
                onOpen(name);
              }}
            >
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
