import type { Booking } from '@itinera/shared/contracts';

/** Highest discount that is left after a part is removed; undefined if the current one is still allowed. */
export function discountWithout(
  { price, total_minor }: Booking,
  sale_minor: number | null | undefined,
): number | undefined {
  if (!price || total_minor === undefined || !sale_minor) return undefined;
  const rest = total_minor + price.discount_minor - sale_minor;
  return price.discount_minor > rest ? Math.max(0, rest) : undefined;
}
