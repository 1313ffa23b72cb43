import { Box } from '@itinera/shared/ui';

/** Placeholder of rows in a tile, as high as they are. */
export const RowsLoading = ({ rows }: { rows: number }) => (
  <Box role="img" aria-label="Loading" aria-busy="true">
    {Array.from({ length: rows }, (_, index) => (
      <Box key={index} sx={{ height: 37, display: 'flex', alignItems: 'center' }}>
        <Box sx={{ height: 12, flexGrow: 1, borderRadius: 1, backgroundColor: 'action.hover' }} />
      </Box>
    ))}
  </Box>
);
