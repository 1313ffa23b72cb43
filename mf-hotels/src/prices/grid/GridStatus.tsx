import { Box, Stack, Typography } from '@itinera/shared/ui';

interface GridStatusProps {
  /** Last action, announced by screen readers. */
  status: string;
  /** Facts about the selection, and how the active price is derived. */
  facts: string;
  /** Such as `12 changed, 1 refused`. */
  changes: string;
}

/** Status line: last action, selection, unsaved changes and keys. */
export const GridStatus = ({ status, facts, changes }: GridStatusProps) => (
  <Stack
    direction="row"
    sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline', minHeight: 22, fontSize: '0.8125rem' }}
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
    <Box
      component="p"
      sx={{ m: 0, fontSize: '0.75rem', color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
    >
      Type or F2 to edit; +5%, -10, *1.2 and =prev calculate; Ctrl+Enter fills the selection; X why, S stop
      sale; Ctrl+D and R fill; Ctrl+Z undoes; Ctrl+S saves.
    </Box>
  </Stack>
);
