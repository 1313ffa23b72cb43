import { bookingTotals, type BookingServices } from '@itinera/shared/bookings';
import { formatMoney } from '@itinera/shared/format';
import { Problem } from '../../http/problem';
import type { BookingRow } from './bookings.table';

type Booking = Pick<BookingRow, 'currency' | 'total_minor'>;

/**
 * Refuses a write after which a discount exceeds the cost of everything else. One that was too high before is accepted as long as the total
 * does not decrease, so that the booking can be corrected part by part.
 */
export function requireDiscountFits(
  { currency, total_minor: before }: Booking,
  services: BookingServices,
  isInForm = false,
): void {
  const { parts_minor, total_minor } = bookingTotals(services);
  if (total_minor >= Math.min(0, before)) return;
  const { discount_minor } = services.price;
  const most = formatMoney(parts_minor, currency);
  throw new Problem(
    isInForm ? 'invalid' : 'rule',
    `The discount of ${formatMoney(discount_minor, currency)} would be more than all parts of the booking cost. Lower it to at most ${most}, then save again.`,
    {
      ...(isInForm && { fields: { discount_minor: `Enter at most ${most}, which is what all parts cost.` } }),
      params: { discount_minor, most_minor: parts_minor, currency },
    },
  );
}
