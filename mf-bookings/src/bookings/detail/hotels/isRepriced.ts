import { stayPriceFields } from '@itinera/shared/bookings';
import type { BookingHotel } from '@itinera/shared/contracts';

/** Whether the edited data requires another price than the agreed one. */
export function isRepriced(
  stay: BookingHotel,
  typed: Partial<Record<(typeof stayPriceFields)[number] | 'priced_by', unknown>>,
): boolean {
  if (typed.priced_by === 'engine' && stay.priced_by === 'hand') return true;
  return stayPriceFields.some((field) => JSON.stringify(stay[field]) !== JSON.stringify(typed[field]));
}
