import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { dialogs } from './dialogs';
import { PriceMenu } from './PriceMenu';
import { usePriceDialog } from './usePriceDialog';

const menus = ['Derived prices', 'Offers and stops'] as const;

/** What belongs to the grid, and each dialog of the tab on a button or in a menu. */
export function PriceTools({ children }: { children?: ReactNode }) {
  const { open } = usePriceDialog();
  return (
    <Stack direction="row" role="toolbar" aria-label="Prices" sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
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
          dialogs={dialogs.filter((dialog) => dialog.menu === menu)}
          onOpen={open}
        />
      ))}
    </Stack>
  );
}
