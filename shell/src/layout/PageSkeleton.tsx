import { Box, LinearProgress } from '@itinera/shared/ui';

/** Stands where the first page will be. */
export function PageSkeleton() {
  return (
    <Box sx={{ p: 3 }}>
      <LinearProgress aria-label="Loading the page" />
    </Box>
  );
}
