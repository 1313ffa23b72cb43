import type { BlockSeat } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Link } from '@itinera/shared/router';
import { Box, visuallyHidden } from '@itinera/shared/ui';
import { routeOf } from '../block';
import { statusWords } from '../blockWords';
import { seatsInWords } from '../seats';
import { fill } from './loadFill';
import { loadLevel } from './loadLevel';
import { useBlockLink } from './useBlockLink';

/** Free seats of a block that sells; others have a dot. */
const shownOf = ({ status, seats_free }: BlockSeat): string => (status === 'open' ? String(seats_free) : '·');

/** The free seats of one departure, as the link to its block. */
export function DayCell({ block }: { block: BlockSeat }) {
  const { id, status, flight_number, departure_date, departure_time } = block;
  const words = `${flight_number} ${routeOf(block)}, ${formatDay(departure_date)}, ${statusWords[status]}, ${seatsInWords(block)}`;
  return (
    <Box
      component={Link}
      {...useBlockLink(id)}
      title={`${departure_time} ${words}`}
      sx={[
        {
          display: 'grid',
          placeItems: 'center',
          minHeight: 28,
          borderRadius: 0.5,
          color: status === 'open' ? 'text.primary' : 'text.secondary',
          textDecoration: 'none',
          fontVariantNumeric: 'tabular-nums',
          '&:hover': { textDecoration: 'underline' },
        },
        status === 'open' && fill(loadLevel(block)),
      ]}
    >
      <span>
        {shownOf(block)}
        <Box component="span" sx={visuallyHidden}>
          {status === 'open' && ' free'}, {words}
        </Box>
      </span>
    </Box>
  );
}
