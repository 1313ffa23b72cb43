import type { Booking, BookingCancellation } from '@itinera/shared/contracts';

/** Whether any part has terms. */
const hasTerms = ({ stays, flights = [], transfer }: BookingCancellation): boolean =>
  [...stays, ...flights, ...(transfer ? [transfer] : [])].some(({ has_terms }) => has_terms);

/**
 * The fee that the terms ask of the customer; undefined while they are not known, or where no part has any. What is saved is at most the
 * total.
 */
export function feeByTerms(costs: BookingCancellation | undefined): number | undefined {
  return costs && hasTerms(costs) ? costs.customer?.now_minor : undefined;
}

/** The fee to begin with; undefined while nobody knows the terms. Without terms it is entered by hand, and free until then. */
export function firstFee(
  costs: BookingCancellation | undefined,
  { total_minor = Infinity }: Booking,
): number | undefined {
  if (!costs) return undefined;
  if (!hasTerms(costs)) return 0;
  const fee = feeByTerms(costs);
  return fee === undefined ? undefined : Math.min(fee, total_minor);
}
