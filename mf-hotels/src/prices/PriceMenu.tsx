import { Box, Button } from '@itinera/shared/ui';
import { LabelledMenu, MenuItem } from '@itinera/shared/ui-more';
import { useState } from 'react';

interface PriceMenuProps<N extends string> {
  label: string;
  items: readonly { name: N; title: string }[];
  onOpen: (name: N) => void;
}

/** Menu of several dialogs behind one button, so that the toolbar is one line. */
export function PriceMenu<N extends string>({ label, items, onOpen }: PriceMenuProps<N>) {
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
        <LabelledMenu label={label} anchor={anchor} onClose={close}>
          {items.map(({ name, title }) => (
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
        </LabelledMenu>
      )}
    </>
  );
}
