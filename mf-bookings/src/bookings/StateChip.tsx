import type { BookingState } from '@itinera/shared/contracts';
import { Box, type Theme } from '@itinera/shared/ui';
import { stateWords } from './stateWords';

/** Icon and border per state, so that no state is recognized by its colour alone. */
const looks = {
  draft: { sign: '○', border: 'dashed', colour: 'text.secondary' },
  on_request: { sign: '?', border: 'dashed', colour: 'warning.main' },
  confirmed: { sign: '✓', border: 'solid', colour: 'success.main' },
  completed: { sign: '●', border: 'solid', colour: 'text.secondary' },
  cancelled: { sign: '×', border: 'solid', colour: 'error.main' },
} as const satisfies Record<BookingState, object>;

/** The state of a booking. */
export function StateChip({ state }: { state: BookingState }) {
  const { sign, border, colour } = looks[state];
  return (
    <Box
      component="span"
      sx={({ typography }: Theme) => ({
        display: 'inline-block',
        px: 0.75,
        border: 1,
        borderStyle: border,
        borderColor: colour,
        borderRadius: 1,
        color: colour,
        fontSize: typography.caption.fontSize,
        whiteSpace: 'nowrap',
      })}
    >
      {/* Cards on phones make each fact a part of one line, which has no gap of its own. */}
      <Box component="span" aria-hidden="true" sx={{ marginInlineEnd: 0.5 }}>
        {sign}
      </Box>
      {stateWords[state]}
    </Box>
  );
}
