import { plural } from '@itinera/shared/format';
import { thumbnailUrl, type FoundHotel } from '@itinera/shared/contracts';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, IconButton, Link } from '@itinera/shared/ui';
import { closeIcon, openIcon } from './icons';
import { quiet } from './quiet';
import { Tag } from './Tag';

export interface Expandable {
  isOpen: boolean;
  toggle: () => void;
}

interface HotelCellProps {
  hotel: FoundHotel;
  /** Undefined if no rooms belong to the row. */
  rooms: Expandable | undefined;
  isCheapest: boolean | undefined;
  tabIndex: number;
}

const Picture = ({ hotel: { image } }: { hotel: FoundHotel }) => {
  const size = { width: 48, height: 36, borderRadius: 1, flex: 'none' };
  if (!image) return <Box sx={{ ...size, bgcolor: 'action.hover' }} />;
  return (
    <Box
      component="img"
      src={thumbnailUrl(image)}
      alt=""
      loading="lazy"
      sx={{ ...size, objectFit: 'cover' }}
    />
  );
};

const Stars = ({ stars }: { stars: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={plural(stars, 'star')}
    sx={{ color: 'accent.main', flex: 'none' }}
  >
    {stars}★
  </Box>
);

/** Hotel of a row with picture, stars and place, and the button that shows its rooms. */
export function HotelCell({ hotel, rooms, isCheapest, tabIndex }: HotelCellProps) {
  const where = [hotel.place.name, hotel.region?.name, hotel.country.name].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {rooms && (
        <IconButton
          size="small"
          tabIndex={tabIndex}
          aria-label={`Rooms of ${hotel.name}`}
          aria-expanded={rooms.isOpen}
          title={rooms.isOpen ? 'Hide rooms (←)' : 'Show rooms (→)'}
          onClick={rooms.toggle}
          sx={{ p: 0.25, mx: -0.5, '@media print': { display: 'none' } }}
        >
          {rooms.isOpen ? closeIcon : openIcon}
        </IconButton>
      )}
      <Picture hotel={hotel} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <Link
            data-cut
            component={RouterLink}
            to={pathTo('hotels-id', { id: hotel.id })}
            tabIndex={tabIndex}
            title={hotel.name}
            sx={{ color: 'text.primary', fontWeight: 600 }}
          >
            {hotel.name}
          </Link>
          {hotel.stars > 0 && <Stars stars={hotel.stars} />}
        </Box>
        <Box data-second sx={quiet}>
          <span data-cut title={where}>
            {where}
          </span>
          {isCheapest && (
            <Tag data-tag data-look="offer">
              Cheapest
            </Tag>
          )}
        </Box>
      </Box>
    </Box>
  );
}
