import { plural } from '@itinera/shared/format';
import { thumbnailUrl, type FoundHotel } from '@itinera/shared/contracts';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, IconButton, Link } from '@itinera/shared/ui';
import { closeIcon, openIcon } from './icons';
import { quiet } from './quiet';

export interface Expandable {
  isOpen: boolean;
  toggle: () => void;
}

interface HotelCellProps {
  hotel: FoundHotel;
  /** Undefined if no rooms belong to the row. */
  rooms: Expandable | undefined;
  tabIndex: number;
}

/** Hotel of a row with picture, stars and place, and the button that shows its rooms. */
export const HotelCell = ({ hotel, rooms, tabIndex }: HotelCellProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
    {rooms && (
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Rooms of ${hotel.name}`}
        aria-expanded={rooms.isOpen}
        title={rooms.isOpen ? 'Hide rooms (←)' : 'Show rooms (→)'}
        onClick={rooms.toggle}
        sx={{ p: 0.25, ml: -0.5, '@media print': { display: 'none' } }}
      >
        {rooms.isOpen ? closeIcon : openIcon}
      </IconButton>
    )}
    {hotel.image ? (
      <Box
        component="img"
        src={thumbnailUrl(hotel.image)}
        alt=""
        loading="lazy"
        sx={{ width: 54, height: 40, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
      />
    ) : (
      <Box sx={{ width: 54, height: 40, borderRadius: 1, flex: 'none', bgcolor: 'action.hover' }} />
    )}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={pathTo('hotels-id', { id: hotel.id })}
        tabIndex={tabIndex}
        sx={{ color: 'text.primary', fontWeight: 600 }}
      >
        {hotel.name}
      </Link>{' '}
      {hotel.stars > 0 && (
        <Box
          component="span"
          role="img"
          aria-label={plural(hotel.stars, 'star')}
          sx={{ color: 'accent.main' }}
        >
          {hotel.stars}★
        </Box>
      )}
      <Box sx={quiet}>
        {[hotel.place.name, hotel.region?.name, hotel.country.name].filter(Boolean).join(', ')}
      </Box>
    </Box>
  </Box>
);
