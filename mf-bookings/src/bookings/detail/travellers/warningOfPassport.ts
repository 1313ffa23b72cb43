import type { Booking, BookingTraveller } from '@itinera/shared/contracts';
import { passportWarning } from '../../../travellers/detail/passportWarning';
import { isOver } from '../../isOver';

export interface PassportTerms {
  now: string;
  /** Required months of validity after the return. */
  months: number;
}

/** Warning about the passport of a traveller, as long as there is a trip to use it for. */
export function warningOfPassport(
  booking: Booking,
  { traveller }: BookingTraveller,
  { now, months }: PassportTerms,
): string | undefined {
  if (!traveller || isOver(booking)) return undefined;
  const checkOuts = booking.return_date === null ? [] : [booking.return_date];
  return passportWarning(traveller, { today: now, months, checkOuts });
}
