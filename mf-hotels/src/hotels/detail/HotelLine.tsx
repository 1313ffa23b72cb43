import type { Hotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';

/** Summary in one line, for tabs whose grid needs the height. */
export function HotelLine({ hotel }: { hotel: Hotel }) {
  const { place, resort, region, country } = placeNames(hotel);
  const path = [country, region, resort, place].filter(Boolean);
  const kind = [hotel.hotel_class?.name, hotel.hotel_type?.hotel_type_name?.name].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        alignItems: 'baseline',
        overflowWrap: 'anywhere',
      }}
    >
      <Stars value={hotel.stars} />
      <Typography>{path.join(' › ')}</Typography>
      <Typography color="textSecondary">{kind}</Typography>
      <Typography sx={{ color: hotel.is_active ? 'success.main' : 'warning.main' }}>
        {hotel.is_active ? 'Active' : 'Inactive'}
      </Typography>
    </Box>
  );
}
