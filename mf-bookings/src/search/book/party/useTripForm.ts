import { bookings } from '@itinera/shared/contracts';
import { useContractForm } from '@itinera/shared/forms';
import type { bookingOf } from '../bookingOf';

/** The form of a trip that is booked. */
export const useTripForm = (start: ReturnType<typeof bookingOf> & { manager_id: string | null }) =>
  useContractForm(bookings.createInput, start);

export type TripForm = ReturnType<typeof useTripForm>;
