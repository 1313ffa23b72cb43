import { KeysButton } from '@itinera/shared/sheet';
import { Box, Stack, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface GridStatusProps {
  /** Last action, announced by screen readers. */
  status: string;
  /** Facts about the selection, and how the active price is derived. */
  facts: string;
  /** Such as `12 changed, 1 refused`. */
  changes: string;
  keys: readonly (readonly [keys: string, label: string])[];
  /** Legend of what the cells show. */
  children: ReactNode;
}

/** Status line: last action, selection, unsaved changes and what the cells show. */
export const GridStatus = ({ status, facts, changes, keys, children }: GridStatusProps) => (
  <Stack
    direction="row"
    sx={{
      columnGap: 2,
      flexWrap: { xs: 'wrap', md: 'nowrap' },
      alignItems: 'baseline',
      minHeight: 24,
      fontSize: '0.8125rem',
    }}
  >
    <Typography role="status" variant="body2" color="textSecondary">
      {status}
    </Typography>
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {facts}
    </Box>
    <Box component="strong" sx={{ color: 'warning.main' }}>
      {changes}
    </Box>
    {children}
    <KeysButton title="Keys of the grid" keys={keys} />
  </Stack>
);
