import type { BookingHotel } from '@itinera/shared/contracts';

const priceDependsOn = [
  'hotel_id',
  'room_type_id',
  'boarding_type_id',
  'check_in',
  'check_out',
  'adults',
  'child_ages',
  'rooms',
] as const;

/** Whether the edited data requires another price than the agreed one. */
export function isRepriced(
  stay: BookingHotel,
  typed: Partial<Record<(typeof priceDependsOn)[number] | 'priced_by', unknown>>,
): boolean {
  if (typed.priced_by === 'engine' && stay.priced_by === 'hand') return true;
  return priceDependsOn.some((field) => JSON.stringify(stay[field]) !== JSON.stringify(typed[field]));
}
