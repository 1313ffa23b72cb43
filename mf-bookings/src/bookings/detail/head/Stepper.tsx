import type { BookingState } from '@itinera/shared/contracts';
import { Box } from '@itinera/shared/ui';
import { StateChip } from '../../StateChip';
import { stateWords } from '../../stateWords';

const course: readonly BookingState[] = ['draft', 'on_request', 'confirmed', 'completed'];

/** States of a booking in order, with the current one. A cancelled booking is on none of them, and a phone has room for one. */
export function Stepper({ status }: { status: BookingState }) {
  if (!course.includes(status)) return <StateChip state={status} />;
  return (
    <Box
      component="ol"
      aria-label="State of the booking"
      sx={{
        display: 'flex',
        alignItems: 'center',
        m: 0,
        p: 0,
        listStyle: 'none',
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        color: 'text.secondary',
        '& li': { display: 'inline-flex', alignItems: 'center' },
        '& li:not(:last-of-type)::after': { content: '"›" / ""', px: 1 },
        // What it was before, and will be, is not for paper.
        '@media (max-width: 599.95px), print': {
          '& li:not([aria-current])': { display: 'none' },
          '& li::after': { display: 'none' },
        },
      }}
    >
      {course.map((state) => (
        <li key={state} aria-current={state === status ? 'step' : undefined}>
          {state === status ? <StateChip state={state} /> : stateWords[state]}
        </li>
      ))}
    </Box>
  );
}
