import { stayChange, type BookingHotel, type StayChange } from '@itinera/shared/contracts';

const fields = ['check_in', 'check_out', 'rooms', 'adults', 'child_ages'] as const;

/** What differs from the saved stay, as far as it is complete. In another hotel, all of the stay is dropped. */
export function changeOf(
  stay: BookingHotel,
  typed: Partial<Record<(typeof fields)[number] | 'hotel_id', unknown>>,
): StayChange | undefined {
  const { hotel_id } = typed;
  if (hotel_id === '') return undefined;
  if (hotel_id !== undefined && hotel_id !== stay.hotel_id) return { is_removed: true };
  const different = fields.filter((field) => JSON.stringify(typed[field]) !== JSON.stringify(stay[field]));
  const change = stayChange.safeParse(
    Object.fromEntries(different.map((field) => [field, typed[field]])),
  ).data;
  if (different.length === 0 || !change) return undefined;
  const { check_in, check_out } = { ...stay, ...change };
  return check_in !== undefined && check_out !== undefined && check_in < check_out ? change : undefined;
}
