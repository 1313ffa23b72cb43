import { Button, Stack } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { dialogs } from './dialogs';
import { usePriceDialog } from './usePriceDialog';

/** What belongs to the grid, and a button for each dialog of the tab. */
export function PriceTools({ children }: { children?: ReactNode }) {
  const { open } = usePriceDialog();
  return (
    <Stack direction="row" role="toolbar" aria-label="Prices" sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
      {children}
      {dialogs.map(({ name, title }) => (
        <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => open(name)}>
          {title}
        </Button>
      ))}
    </Stack>
  );
}
