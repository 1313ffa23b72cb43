import type { Booking } from '@itinera/shared/contracts';
import { daysBetween, formatDay } from '@itinera/shared/format';
import { Paper, Typography } from '@itinera/shared/ui';
import { today } from '../../parts/today';
import { partyInWords } from '../party';
import { StateChip } from '../StateChip';
import { paymentWords } from '../stateWords';
import { daysInWords, urgencyOf } from '../urgency';

/** `Departs in 12 days, 01.06.2027` */
function departureInWords({ departure_date, status }: Booking, now: string): string {
  if (departure_date === null) return 'No dates yet';
  const days = daysBetween(now, departure_date);
  if (status === 'cancelled') return `Would have departed on ${formatDay(departure_date)}`;
  return `${days < 0 ? 'Departed' : 'Departs'} ${daysInWords(days)}, ${formatDay(departure_date)}`;
}

/** A booking in one look. */
export function BookingHead({ booking }: { booking: Booking }) {
  const now = today();
  const urgency = urgencyOf(booking, now);
  const { status, payment_status, cancel_reason } = booking;
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
      {status === 'cancelled' && cancel_reason && (
        <Typography color="textSecondary">Cancelled: {cancel_reason}</Typography>
      )}
    </Paper>
  );
}
