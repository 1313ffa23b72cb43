import type { Booking, BookingCancellation } from '@itinera/shared/contracts';

/**
 * The fee that the terms ask of the customer; undefined while they are not known, or where no stay has any. What is saved is at most the
 * total.
 */
export function feeByTerms(costs: BookingCancellation | undefined): number | undefined {
  return costs?.stays.some(({ has_terms }) => has_terms) ? costs.customer?.now_minor : undefined;
}

/** The fee to begin with; undefined while nobody knows the terms. Without terms it is entered by hand, and free until then. */
export function firstFee(
  costs: BookingCancellation | undefined,
  { total_minor = Infinity }: Booking,
): number | undefined {
  if (!costs) return undefined;
  if (costs.stays.every(({ has_terms }) => !has_terms)) return 0;
  const fee = feeByTerms(costs);
  return fee === undefined ? undefined : Math.min(fee, total_minor);
}
