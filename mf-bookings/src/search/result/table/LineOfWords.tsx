import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface LineOfWordsProps {
  children: ReactNode;
  columns: number;
  /** Whether rows are still loading. */
  isAwaited?: boolean;
}

/** Row of text, in place of rows that are loading or failed. */
export const LineOfWords = ({ children, columns, isAwaited }: LineOfWordsProps) => (
  <Box role="row" data-line data-awaited={isAwaited || undefined}>
    <Box role="gridcell" aria-colspan={columns} data-column="heading" sx={{ gridColumn: '1 / -1' }}>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </Box>
  </Box>
);
