import { Box } from '@itinera/shared/ui';

/** As many as a hotel usually has in the first two lines. */
const tiles = 8;

/** Placeholder of images, in the places and of the height of their tiles. */
export const ImagesLoading = () => (
  <Box
    role="img"
    aria-label="Loading the images"
    aria-busy="true"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(176px, 1fr))' },
    }}
  >
    {Array.from({ length: tiles }, (_, index) => (
      <Box key={index} sx={{ pb: '84px' }}>
        <Box sx={{ aspectRatio: '3 / 2', borderRadius: 1, bgcolor: 'action.hover' }} />
      </Box>
    ))}
  </Box>
);
