import { partyInWords } from '@itinera/shared/bookings';
import { type Booking, nightsBetween } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useSession, today } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { paymentWords } from '../../stateWords';
import { daysInWords, urgencyOf } from '../../urgency';
import { Stepper } from './Stepper';

/** Such as `Departs in 12 days, 01.06.2027`. */
function departureInWords({ departure_date, status }: Booking, now: string): string {
  if (departure_date === null) return 'No dates yet';
  const days = nightsBetween(now, departure_date);
  if (status === 'cancelled') return `Would have departed on ${formatDay(departure_date)}`;
  return `${days < 0 ? 'Departed' : 'Departs'} ${daysInWords(days)}, ${formatDay(departure_date)}`;
}

const areStaysConfirmed = ({ hotels = [] }: Booking): boolean =>
  hotels.length > 0 && hotels.every(({ confirmed_at }) => confirmed_at !== null);

/** State of a booking, when it departs, and who travels for whom; `children` are links at its end. */
export function BookingHead({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const isPartner = useSession().partner !== undefined;
  const now = today();
  const urgency = urgencyOf(booking, now);
  const { status, payment_status, cancel_reason, confirm_reason, hotel_name, dmc_name } = booking;
  const partner = isPartner ? hotel_name : dmc_name;
  const party = partyInWords(booking);
  return (
    <Box
      sx={{
        mb: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        minHeight: 32,
        '& > p': { overflowWrap: 'anywhere' },
      }}
    >
      <Stepper status={status} />
      {payment_status && <Typography>{paymentWords[payment_status]}</Typography>}
      <Typography sx={urgency ? { color: 'error.main', fontWeight: 600 } : {}}>
        {urgency ?? departureInWords(booking, now)}
      </Typography>
      <Typography color="textSecondary">
        {party && partner && <span data-unprinted>{partner} · </span>}
        {party || (partner && <span data-unprinted>{partner}</span>)}
      </Typography>
      {status === 'on_request' && areStaysConfirmed(booking) && (
        <Typography data-unprinted>All stays are confirmed by the partner</Typography>
      )}
      {status === 'cancelled' && cancel_reason && (
        <Typography data-unprinted color="textSecondary">
          Cancelled: {cancel_reason}
        </Typography>
      )}
      {status === 'confirmed' && confirm_reason && (
        <Typography data-unprinted color="textSecondary">
          Confirmed all the same: {confirm_reason}
        </Typography>
      )}
      {children}
    </Box>
  );
}
