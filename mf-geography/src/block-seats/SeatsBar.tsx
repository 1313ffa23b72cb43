import type { BlockSeat } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { seatsInWords } from './seats';

interface SeatsBarProps {
  block: BlockSeat;
}

const share = (seats: number, of: number) => ({
  width: `${Math.max(0, Math.min(100, (seats * 100) / of))}%`,
});

/** Bar of sold, held and free seats, with the number of free ones; all three are in its accessible name. */
export function SeatsBar({ block }: SeatsBarProps) {
  const { seats_total, seats_sold, seats_held, seats_free } = block;
  return (
    <Box
      role="img"
      aria-label={seatsInWords(block)}
      title={seatsInWords(block)}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}
    >
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          // A card shows only the number.
          '[data-fact] &': { display: { xs: 'none', sm: 'flex' } },
          height: 8,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Box sx={{ ...share(seats_sold, seats_total), bgcolor: 'primary.main' }} />
        <Box
          sx={{
            ...share(seats_held, seats_total),
            // Striped, so that held and sold differ without their colours.
            backgroundImage: (theme) =>
              `repeating-linear-gradient(45deg, ${theme.palette.primary.main} 0 2px, transparent 2px 5px)`,
          }}
        />
      </Box>
      <Box
        component="span"
        sx={{
          minWidth: 24,
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
          ...(seats_free < 0 && { color: 'error.main', fontWeight: 600 }),
        }}
      >
        {seats_free}
      </Box>
    </Box>
  );
}
