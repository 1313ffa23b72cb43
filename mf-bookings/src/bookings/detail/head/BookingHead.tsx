import { partyInWords, whyNotCompleted } from '@itinera/shared/bookings';
import { type Booking, nextStates, nightsBetween } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { useSession, today } from '@itinera/shared/state';
import { Box, Button, Paper, Typography } from '@itinera/shared/ui';
import { StateChip } from '../StateChip';
import { paymentWords } from '../stateWords';
import { daysInWords, urgencyOf } from '../urgency';
import { stepWords, wordsOfStep } from './steps/stepWords';

/** Such as `Departs in 12 days, 01.06.2027`. */
function departureInWords({ departure_date, status }: Booking, now: string): string {
  if (departure_date === null) return 'No dates yet';
  const days = nightsBetween(now, departure_date);
  if (status === 'cancelled') return `Would have departed on ${formatDay(departure_date)}`;
  return `${days < 0 ? 'Departed' : 'Departs'} ${daysInWords(days)}, ${formatDay(departure_date)}`;
}

const areStaysConfirmed = ({ hotels = [] }: Booking): boolean =>
  hotels.length > 0 && hotels.every(({ confirmed_at }) => confirmed_at !== null);

/** Summary of a booking with the allowed next steps. */
export function BookingHead({ booking }: { booking: Booking }) {
  const isPartner = useSession().partner !== undefined;
  const now = today();
  const urgency = urgencyOf(booking, now);
  const { status, payment_status, cancel_reason, confirm_reason } = booking;
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 1.5,
        mb: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        '& > p': { overflowWrap: 'anywhere' },
      }}
    >
      <StateChip state={status} />
      {payment_status && <Typography>{paymentWords[payment_status]}</Typography>}
      <Typography sx={urgency ? { color: 'error.main', fontWeight: 600 } : {}}>
        {urgency ?? departureInWords(booking, now)}
      </Typography>
      <Typography color="textSecondary">
        {[booking.hotel_name, partyInWords(booking)].filter(Boolean).join(' · ')}
      </Typography>
      {status === 'on_request' && areStaysConfirmed(booking) && (
        <Typography>All stays are confirmed by the partner</Typography>
      )}
      {status === 'cancelled' && cancel_reason && (
        <Typography color="textSecondary">Cancelled: {cancel_reason}</Typography>
      )}
      {status === 'confirmed' && confirm_reason && (
        <Typography color="textSecondary">Confirmed all the same: {confirm_reason}</Typography>
      )}
      {!isPartner && <NextSteps booking={booking} now={now} />}
    </Paper>
  );
}

/** Buttons for the allowed next states, and for other actions on the whole booking. */
function NextSteps({ booking, now }: { booking: Booking; now: string }) {
  const { status } = booking;
  const { open } = useDialogAddress('dialog');
  const isAdmin = useSession().profile?.role === 'admin';
  const next = nextStates[status].filter((state) => state !== 'draft' || isAdmin);
  const ahead = next.filter((state) => state !== 'cancelled');
  // A trip that has not ended can't be completed yet: the button only shows from which day it can.
  const isTimely = status !== 'completed' && (status !== 'confirmed' || !whyNotCompleted(booking, now));
  return (
    <Box
      role="group"
      aria-label="Next steps"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}
    >
      {ahead.map((state, place) => (
        <Button
          key={state}
          size="small"
          variant={place === ahead.length - 1 && isTimely ? 'contained' : 'outlined'}
          onClick={() => open(`step:${state}`)}
        >
          {wordsOfStep(status, state).verb}
        </Button>
      ))}
      {status !== 'completed' && status !== 'cancelled' && (
        <Button size="small" onClick={() => open('recalculate')}>
          Recalculate
        </Button>
      )}
      <Button size="small" onClick={() => open('duplicate')}>
        Duplicate
      </Button>
      {next.includes('cancelled') && (
        <Button size="small" color="error" onClick={() => open('step:cancelled')}>
          {stepWords.cancelled.verb}
        </Button>
      )}
    </Box>
  );
}
