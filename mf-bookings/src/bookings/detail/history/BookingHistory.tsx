import { bookings, type Booking } from '@itinera/shared/contracts';
import { RecordHistory } from '@itinera/shared/record';
import { useMemo } from 'react';
import { recordedKinds } from './recordedKinds';

export function BookingHistory({ booking: { id, currency } }: { booking: Booking }) {
  const kinds = useMemo(() => recordedKinds(currency), [currency]);
  return <RecordHistory of={bookings} id={id} kinds={kinds} />;
}
