import { imageUrl, type Hotel } from '@itinera/shared/contracts';
import { Box, Paper, Stack, styled, Typography } from '@itinera/shared/ui';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';

const Image = styled('img')({ width: 220, height: 146, objectFit: 'cover', borderRadius: 8, flexShrink: 0 });

/** Location, classification and images of a hotel. */
export function HotelSummary({ hotel }: { hotel: Hotel }) {
  const { place, resort, region, country } = placeNames(hotel);
  const kind = [hotel.hotel_class?.name, hotel.hotel_type?.hotel_type_name?.name].filter(Boolean).join(' · ');
  const images = [...(hotel.hotel_images ?? [])].sort((one, other) => one.order - other.order);
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Stack
        direction="row"
        sx={{
          gap: 1.5,
          flexWrap: 'wrap',
          alignItems: 'baseline',
          mb: images.length ? 1.5 : 0,
          '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
        }}
      >
        <Stars value={hotel.stars} />
        <Typography>{[country, region, resort, place].filter(Boolean).join(' › ')}</Typography>
        <Typography color="textSecondary">{kind}</Typography>
        <Typography sx={{ color: hotel.is_active ? 'success.main' : 'warning.main' }}>
          {hotel.is_active ? 'Active' : 'Inactive'}
        </Typography>
      </Stack>
      {images.length > 0 && (
        <Box
          role="group"
          aria-label="Images"
          tabIndex={0}
          sx={{ display: 'flex', gap: 1, overflowX: 'auto', maxWidth: '100%' }}
        >
          {images.map(({ id, file_name, order }) => (
            <Image key={id} src={imageUrl(file_name)} alt={`${hotel.name}, image ${order}`} />
          ))}
        </Box>
      )}
    </Paper>
  );
}
