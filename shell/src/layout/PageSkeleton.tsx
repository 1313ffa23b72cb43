import { useLocation } from '@itinera/shared/router';
import { Box, LinearProgress } from '@itinera/shared/ui';
import { SlowNotice } from './SlowNotice';

/** Placeholder of the first page. */
export function PageSkeleton() {
  const location = useLocation();
  return (
    <Box sx={{ p: 3 }}>
      <LinearProgress aria-label="Loading the page" />
      <SlowNotice loading={location} />
    </Box>
  );
}
