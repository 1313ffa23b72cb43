import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { dialogs } from './dialogs';
import { PriceMenu } from './PriceMenu';
import { usePriceDialog } from './usePriceDialog';

const menus = ['Derived prices', 'Offers and stops', 'Review'] as const;

/** What belongs to the grid, at the start and, about files, at the end, and each dialog of the tab on a button or in a menu. */
export function PriceTools({ children, files }: { children?: ReactNode; files?: ReactNode }) {
  const { open } = usePriceDialog();
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Prices"
      sx={{
        gap: 0.5,
        mb: 1,
        // On narrow screens they would take the room of the prices.
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        // Of the focus ring.
        p: 0.5,
        mx: -0.5,
        '& .MuiButton-root': { px: 1.25, flexShrink: 0, whiteSpace: 'nowrap', fontSize: '0.75rem' },
      }}
    >
      {children}
      {dialogs
        .filter(({ menu }) => menu === undefined)
        .map(({ name, title }) => (
          <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => open(name)}>
            {title}
          </Button>
        ))}
      {menus.map((menu) => (
        <PriceMenu
          key={menu}
          label={menu}
          items={dialogs.filter((dialog) => dialog.menu === menu)}
          onOpen={open}
        />
      ))}
      {files}
    </Stack>
  );
}
