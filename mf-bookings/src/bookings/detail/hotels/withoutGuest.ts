import { ageOn, type BookingHotel, type BookingTraveller, type StayChange } from '@itinera/shared/contracts';

/**
 * A stay with one guest less, the one who is removed from the booking. Undefined where the stay has no such guest to spare, and for several
 * rooms, which have the same guests each.
 */
export function withoutGuest(
  { check_in, adults, child_ages, rooms }: BookingHotel,
  { traveller }: BookingTraveller,
): StayChange | undefined {
  if (rooms > 1 || !traveller) return undefined;
  const child = child_ages.indexOf(ageOn(check_in, traveller.birthday));
  if (child >= 0) return { child_ages: child_ages.toSpliced(child, 1) };
  return adults > 1 ? { adults: adults - 1 } : undefined;
}
