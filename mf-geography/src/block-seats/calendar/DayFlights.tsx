import type { BlockSeat } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { Link, useLocation } from '@itinera/shared/router';
import { Box, visuallyHidden } from '@itinera/shared/ui';
import { routeOf } from '../block';
import { statusWords } from '../blockWords';
import { seatsInWords } from '../seats';
import { loadLevel } from './loadLevel';
import { fill } from './loadFill';

interface DayFlightsProps {
  day: string;
  blocks: readonly BlockSeat[];
  /** Upper limit of flights; a link to the list of the day replaces the rest. */
  most: number;
}

const freeInWords = ({ status, seats_free }: BlockSeat): string => {
  if (status !== 'open') return statusWords[status];
  return seats_free < 0 ? `over ${-seats_free}` : `${seats_free} free`;
};

/** The flights of a day, each linked to its block; the fill shows its load, the text its free seats. */
export function DayFlights({ day, blocks, most }: DayFlightsProps) {
  const { search, state } = useLocation();
  const addressOf = (changes: Record<string, string>, without: readonly string[] = []) => {
    const params = new URLSearchParams(search);
    for (const key of without) params.delete(key);
    for (const [key, value] of Object.entries(changes)) params.set(key, value);
    return { search: params.toString() };
  };
  const hidden = blocks.length > most ? blocks.length - most + 1 : 0;
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
      {blocks.slice(0, blocks.length - hidden).map((block) => (
        <li key={block.id}>
          <Box
            component={Link}
            to={addressOf({ edit: block.id })}
            state={{ ...state, dialog: 'edit' }}
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
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Box
            component={Link}
            to={addressOf({ departure_from: day, departure_to: day }, ['calendar'])}
            sx={{
              position: 'relative',
              display: 'block',
              minHeight: 24,
              px: 0.5,
              fontSize: 12,
              color: 'primary.main',
            }}
          >
            {hidden} more
            <Box component="span" sx={visuallyHidden}>
              {' '}
              flights on {formatDay(day)}
            </Box>
          </Box>
        </li>
      )}
    </Box>
  );
}
