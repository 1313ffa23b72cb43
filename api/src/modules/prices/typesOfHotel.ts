import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { hotelsTable } from '../hotels/hotels.table';

/** Something that refers to rooms and boardings of its hotel: one, a list, or all of them by null. */
export interface OfHotel {
  hotel_id: string;
  room_type_id?: string | null | undefined;
  boarding_type_id?: string | null | undefined;
  from_boarding_type_id?: string | null | undefined;
  room_type_ids?: string[] | undefined;
  boarding_type_ids?: string[] | undefined;
}

type Hotel = Pick<typeof hotelsTable.$inferSelect, 'room_type_id' | 'boarding_type_id'>;

const noRoom = 'The hotel does not have this room. Choose one of its own, or add it to the hotel first.';
const noBoarding =
  'The hotel does not have this boarding. Choose one of its own, or add it to the hotel first.';

/** By field, the referenced ids, and the list of the hotel that must contain them. */
const named: readonly (readonly [keyof OfHotel, keyof Hotel, string])[] = [
  ['room_type_id', 'room_type_id', noRoom],
  ['boarding_type_id', 'boarding_type_id', noBoarding],
  ['from_boarding_type_id', 'boarding_type_id', noBoarding],
];
const listed: readonly (readonly ['room_type_ids' | 'boarding_type_ids', keyof Hotel, string])[] = [
  ['room_type_ids', 'room_type_id', noRoom],
  ['boarding_type_ids', 'boarding_type_id', noBoarding],
];

function problemsIn(row: Partial<OfHotel>, kept: Partial<OfHotel>, hotel: Hotel): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, of, message] of named) {
    const id = row[field];
    if (typeof id === 'string' && id !== kept[field] && !hotel[of].includes(id)) problems[field] = message;
  }
  for (const [field, of, message] of listed) {
    const known = [...hotel[of], ...(kept[field] ?? [])];
    const missing = (row[field] ?? []).findIndex((id) => !known.includes(id));
    if (missing >= 0) problems[`${field}.${missing}`] = message;
  }
  return problems;
}

const fields: readonly string[] = [...named, ...listed].map(([field]) => field);

/**
 * Refuses rooms and boardings that a row's hotel does not have. Unchanged references of a row remain valid when the hotel loses them later.
 */
export async function requireTypesOfHotel<C extends Partial<OfHotel>>(
  tx: Transaction,
  changes: C,
  before?: OfHotel,
): Promise<C> {
  const hotel_id = changes.hotel_id ?? before?.hotel_id;
  if (hotel_id === undefined || !fields.some((field) => Object.hasOwn(changes, field))) return changes;
  const [hotel] = await tx
    .select({ room_type_id: hotelsTable.room_type_id, boarding_type_id: hotelsTable.boarding_type_id })
    .from(hotelsTable)
    .where(eq(hotelsTable.id, hotel_id));
  const problems = hotel ? problemsIn(changes, before ?? {}, hotel) : {};
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return changes;
}
