import { Stack, Typography } from '@itinera/shared/ui';
import type { Range } from './cells/range';

export interface SheetStatusProps {
  /** Last action, announced by screen readers. */
  status: string;
  range: Range;
}

/** Size of the selection, and the last action. */
export function SheetStatus({ status, range }: SheetStatusProps) {
  return (
    <Stack direction="row" sx={{ columnGap: 2, alignItems: 'baseline', ml: 'auto' }}>
      <Typography variant="body2" color="textSecondary">
        {describe(range)}
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary">
        {status}
      </Typography>
    </Stack>
  );
}

const describe = (range: Range): string => {
  const height = range.bottom - range.top + 1;
  const width = range.right - range.left + 1;
  return height * width > 1 ? `${height} × ${width} cells selected.` : '';
};
