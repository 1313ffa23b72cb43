import { thumbnailUrl, type Hotel } from '@itinera/shared/contracts';
import { Box, Paper, Typography } from '@itinera/shared/ui';
import { coverOf } from '../coverOf';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';
import { CompletenessLine } from './CompletenessLine';
import { useReadsAsPartner } from './preview/useReadsAsPartner';

/** What a hotel is, in one look: cover, stars, place, kind and status; for staff also what is missing. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const { place, resort, region, country } = placeNames(hotel);
  const path = [country, region, resort, place].filter(Boolean);
  const kind = [hotel.hotel_class?.name, hotel.hotel_type?.hotel_type_name?.name].filter(Boolean).join(' · ');
  const readsAsPartner = useReadsAsPartner();
  const cover = coverOf(hotel);
  return (
    <Paper variant="outlined" sx={{ p: 1.5, mb: 1.5, display: 'flex', gap: 2, alignItems: 'center' }}>
      {cover && (
        <Box
          component="img"
          src={thumbnailUrl(cover.file_name)}
          // The card of images describes it.
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Stars value={hotel.stars} />
          <Typography>{path.join(' › ')}</Typography>
          <Typography color="textSecondary">{kind}</Typography>
          <Typography sx={{ color: hotel.is_active ? 'success.main' : 'warning.main' }}>
            {hotel.is_active ? 'Active' : 'Inactive'}
          </Typography>
        </Box>
        {!readsAsPartner && <CompletenessLine hotel={hotel} />}
      </Box>
    </Paper>
  );
}
