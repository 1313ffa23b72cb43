import type { Booking } from '@itinera/shared/contracts';

/** What a discount has to become for a part to be removed: undefined if it may stay as it is. */
export function discountWithout(
  { price, total_minor }: Booking,
  sale_minor: number | null | undefined,
): number | undefined {
  if (!price || total_minor === undefined || !sale_minor) return undefined;
  const rest = total_minor + price.discount_minor - sale_minor;
  return price.discount_minor > rest ? Math.max(0, rest) : undefined;
}
