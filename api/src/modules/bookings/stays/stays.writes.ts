import { sql, type InferInsertModel } from 'drizzle-orm';
import { stayPriceFields } from '@itinera/shared/bookings';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { requireTypesOfHotel } from '../../prices/typesOfHotel';
import type { bookingHotelsTable, StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { asksForRooms } from '../rooms/askedRooms';
import { withStock } from '../rooms/roomsOfStay';
import { notDeclined } from './answerStay';
import { priceBooks } from './priceBooks';
import { stayValues } from './stayValues';

type Changes = Partial<InferInsertModel<typeof bookingHotelsTable>>;

const priced = [...stayPriceFields, 'priced_by', 'net_minor', 'sale_minor'] as const;

const isChanged = (before: StayRow, changes: Changes, fields: readonly (keyof StayRow)[]): boolean =>
  fields.some(
    (field) =>
      Object.hasOwn(changes, field) && JSON.stringify(changes[field]) !== JSON.stringify(before[field]),
  );

/** A stay keeps the agreed price until one of these columns changes. */
const asksForPrice = (before: StayRow, changes: Changes): boolean => isChanged(before, changes, priced);

/** A stay counts as confirmed from the moment on in which it gets a number. */
function confirmation(before: StayRow | undefined, { confirmation_number }: Changes): Changes | object {
  if (confirmation_number === undefined || confirmation_number === (before?.confirmation_number ?? null))
    return {};
  return { confirmed_at: confirmation_number === null ? null : sql`now()` };
}

/** A confirmation ends a decline, and so does another request: what was declined is no longer wanted. */
const endedDecline = (before: StayRow | undefined, changes: Changes): Partial<typeof notDeclined> =>
  before && (changes.confirmation_number || isChanged(before, changes, stayPriceFields)) ? notDeclined : {};

/** What the hotel has answered, after these changes. */
const answerAfter = (before: StayRow | undefined, changes: Changes): Changes | object => ({
  ...endedDecline(before, changes),
  ...confirmation(before, changes),
});

/** Prices a new stay, and one with a change that its price depends on. */
export async function prepareStay(
  tx: Transaction,
  booking: BookingRow,
  changes: Changes,
  before: StayRow | undefined,
  { actor }: WriteContext,
): Promise<Changes> {
  if (before && !asksForPrice(before, changes)) return { ...changes, ...answerAfter(before, changes) };
  // A new stay has the required fields of its contract, and the defaults of the others.
  const stay = { ...before, ...changes } as StayRow;
  await requireTypesOfHotel(tx, changes, before);
  const prices = await priceBooks(tx, actor, booking.dmc_id)(stay.hotel_id);
  const book = asksForRooms(changes, before) ? await withStock(tx, booking, prices, stay, before) : prices;
  // With engine prices, the amounts that the writer sends are those that the writer has seen.
  const { net_minor, sale_minor } = stay.priced_by === 'hand' ? stay : changes;
  return {
    ...changes,
    ...stayValues(book, booking, { ...stay, net_minor, sale_minor }),
    ...answerAfter(before, changes),
  };
}
