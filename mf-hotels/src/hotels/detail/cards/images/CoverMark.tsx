import { Typography } from '@itinera/shared/ui';

/** Mark of the cover, the image that lists show. */
export const CoverMark = () => (
  <Typography
    component="span"
    variant="caption"
    sx={{
      position: 'absolute',
      left: 6,
      top: 6,
      px: 0.75,
      borderRadius: 0.5,
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontWeight: 600,
      pointerEvents: 'none',
    }}
  >
    Cover
  </Typography>
);
