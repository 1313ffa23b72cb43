import type { Hotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import { placeNames } from '../placeNames';
import { Stars } from '../Stars';

interface HotelLineProps {
  hotel: Hotel;
  /** Beside the title, where it is cut at the end of the room that is left; whether it is active comes first. */
  isCut?: boolean;
}

const wrapped = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' } as const;
const cut = {
  ...wrapped,
  display: { xs: 'flex', lg: 'block' },
  width: { lg: 0 },
  flex: { lg: '1 0 0' },
  overflow: { lg: 'hidden' },
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
  '&& > *': { display: { lg: 'inline' }, mr: { lg: 1.5 } },
} as const;

/** Summary in one line. */
export function HotelLine({ hotel, isCut = false }: HotelLineProps) {
  const { place, resort, region, country } = placeNames(hotel);
  const path = [country, region, resort, place].filter(Boolean).join(' › ');
  const kind = [hotel.hotel_class?.name, hotel.hotel_type?.hotel_type_name?.name].filter(Boolean).join(' · ');
  const state = hotel.is_active ? 'Active' : 'Inactive';
  const shownState = (
    <Typography sx={{ color: hotel.is_active ? 'success.main' : 'warning.main' }}>{state}</Typography>
  );
  return (
    <Box
      title={isCut ? [state, path, kind].filter(Boolean).join(', ') : undefined}
      sx={{ ...(isCut ? cut : wrapped), alignItems: 'baseline' }}
    >
      {isCut && shownState}
      <Stars value={hotel.stars} />
      <Typography>{path}</Typography>
      <Typography color="textSecondary">{kind}</Typography>
      {!isCut && shownState}
    </Box>
  );
}
