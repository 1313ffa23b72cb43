import type { BlockSeat } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Link } from '@itinera/shared/router';
import { Box, visuallyHidden } from '@itinera/shared/ui';
import { routeOf } from '../block';
import { statusWords } from '../blockWords';
import { seatsInWords } from '../seats';
import { loadLevel } from './loadLevel';
import { fill } from './loadFill';
import { useBlockLink } from './useBlockLink';

interface DayFlightsProps {
  day: string;
  blocks: readonly BlockSeat[];
}

const freeInWords = ({ status, seats_free }: BlockSeat): string => {
  if (status !== 'open') return statusWords[status];
  return seats_free < 0 ? `over ${-seats_free}` : `${seats_free} free`;
};

/** The flights of a day, each linked to its block; the fill shows its load, the text its free seats. */
export function DayFlights({ day, blocks }: DayFlightsProps) {
  return (
    <Box
      component="ul"
      aria-label={`Flights on ${formatDay(day)}`}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 1,
        gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))', md: 'minmax(0, 1fr)' },
      }}
    >
      {blocks.map((block) => (
        <li key={block.id}>
          <DayFlight day={day} block={block} />
        </li>
      ))}
    </Box>
  );
}

function DayFlight({ day, block }: { day: string; block: BlockSeat }) {
  return (
    <Box
      component={Link}
      {...useBlockLink(block.id)}
      title={`${block.departure_time} ${routeOf(block)}, ${seatsInWords(block)}`}
      sx={[
        {
          position: 'relative',
          display: 'flex',
          justifyContent: 'space-between',
          gap: 0.5,
          px: 0.5,
          mb: '2px',
          minHeight: 24,
          alignItems: 'center',
          borderRadius: 0.5,
          fontSize: 12,
          lineHeight: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          '&:hover': { textDecoration: 'underline' },
        },
        fill(block.status === 'open' ? loadLevel(block) : undefined),
      ]}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {block.flight_number}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {routeOf(block).replaceAll(' ', '')}
        </Box>
      </Box>{' '}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {freeInWords(block)}
      </Box>
      {/* The accessible name contains the visible text, so that voice control finds the link. */}
      <Box component="span" sx={visuallyHidden}>
        , {formatDay(day)}, {statusWords[block.status]}, {seatsInWords(block)}
      </Box>
    </Box>
  );
}
