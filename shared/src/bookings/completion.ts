import type { Booking } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';

/** Why a trip can't be completed on a day; undefined from the day of its return on. */
export function whyNotCompleted(
  { return_date }: Pick<Booking, 'return_date'>,
  today: string,
): string | undefined {
  if (return_date === null) return 'This booking has no dates. Add a stay or a flight, or cancel it.';
  return return_date > today
    ? `The trip ends on ${formatDay(return_date)}. The booking can be completed from that day on.`
    : undefined;
}
