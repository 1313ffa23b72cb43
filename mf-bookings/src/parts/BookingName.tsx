import type { Booking } from '@itinera/shared/contracts';
import { Typography } from '@itinera/shared/ui';

/** Whose booking a sheet edits: it steps through a list, which it covers on a phone. */
export const BookingName = ({ booking: { ref, customer_name } }: { booking: Booking }) => (
  <Typography color="textSecondary">{[ref, customer_name].filter(Boolean).join(' · ')}</Typography>
);
