import { thumbnailUrl, type Hotel } from '@itinera/shared/contracts';
import { Box, Paper } from '@itinera/shared/ui';
import { coverOf } from '../coverOf';
import { CompletenessLine } from './CompletenessLine';
import { HotelLine } from './HotelLine';
import { useReadsAsPartner } from './preview/useReadsAsPartner';

/** Summary of a hotel: cover, stars, place, kind and status; for staff also its completeness. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const readsAsPartner = useReadsAsPartner();
  const cover = coverOf(hotel);
  return (
    <Paper variant="outlined" sx={{ p: 1.5, mb: 1.5, display: 'flex', gap: 2, alignItems: 'center' }}>
      {cover && (
        <Box
          component="img"
          src={thumbnailUrl(cover.file_name)}
          // The card of images has the alternative text.
          alt=""
          sx={{
            width: { xs: 72, sm: 96 },
            height: { xs: 48, sm: 64 },
            objectFit: 'cover',
            borderRadius: 1,
            flexShrink: 0,
          }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <HotelLine hotel={hotel} />
        {!readsAsPartner && <CompletenessLine hotel={hotel} />}
      </Box>
    </Paper>
  );
}
