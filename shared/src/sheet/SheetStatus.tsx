import { Box, Stack, Typography } from '@itinera/shared/ui';
import type { Range } from './cells/range';

interface SheetStatusProps {
  /** Last action, announced by screen readers. */
  status: string;
  range: Range;
}

/** Status line: last action, size of the selection, and keys. */
export function SheetStatus({ status, range }: SheetStatusProps) {
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline', minHeight: 20 }}>
      <Typography role="status" variant="body2" color="textSecondary">
        {status}
      </Typography>
      <Box
        component="p"
        sx={{ m: 0, fontSize: '0.75rem', color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
      >
        {describe(range)} Enter, F2 or typing opens a cell; Shift+arrows choose several; Ctrl+C, X, V with
        spreadsheets; Ctrl+D fills down; Ctrl+Z undoes; Ctrl+S saves.
      </Box>
    </Stack>
  );
}

const describe = (range: Range): string => {
  const height = range.bottom - range.top + 1;
  const width = range.right - range.left + 1;
  return height * width > 1 ? `${height} × ${width} cells selected.` : '';
};
