import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { dialogs } from './dialogs';
import { PriceMenu } from './PriceMenu';
import { usePriceDialog } from './usePriceDialog';
import { ViewButtons } from './ViewButtons';

/** Each menu is at the place of its first dialog. */
const entries = dialogs.filter(
  ({ menu }, at) => menu === undefined || dialogs.findIndex((dialog) => dialog.menu === menu) === at,
);

interface PriceToolsProps {
  /** Accessible name. */
  label?: string;
  children?: ReactNode;
  files?: ReactNode;
}

/** Toolbar of the Price tab: tools of the grid first, its dialogs as buttons or menus, files last. */
export function PriceTools({ label = 'Prices', children, files }: PriceToolsProps) {
  const { open } = usePriceDialog();
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={label}
      sx={{
        gap: 0.5,
        // Never wraps: lines would take the height of the prices. On narrow windows it scrolls.
        overflowX: 'auto',
        // Room for the focus ring.
        p: 0.25,
        mx: -0.25,
        mb: 0.25,
        '& .MuiButton-root': { px: 1.25, flexShrink: 0, whiteSpace: 'nowrap', fontSize: '0.75rem' },
      }}
    >
      <ViewButtons />
      {children}
      {entries.map(({ name, title, menu }) =>
        menu === undefined ? (
          <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => open(name)}>
            {title}
          </Button>
        ) : (
          <PriceMenu
            key={menu}
            label={menu}
            items={dialogs.filter((dialog) => dialog.menu === menu)}
            onOpen={open}
          />
        ),
      )}
      {files}
    </Stack>
  );
}
