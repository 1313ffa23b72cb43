import type { InferInsertModel } from 'drizzle-orm';
import type { PriceBook, Stock } from '@itinera/shared/pricing';
import type { WriteContext } from '../../../audit/writeContext';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { readStock } from '../../allotments/readStock';
import type { bookingHotelsTable, StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { isTaken } from '../seats/takeSeats';
import { asksForRooms, nightsAsked } from './askedRooms';
import { lockRooms } from './lockRooms';
import { replaceNights } from './nightsOfStay';
import { nightsFor, takeRooms } from './takeRooms';

type Changes = Partial<InferInsertModel<typeof bookingHotelsTable>>;

const uncounted = (): Stock => ({ today: today(), allotments: [] });

/** The price book of a stay that takes rooms, with what is left of them. Nothing is taken, and so nothing blocked, in a cancelled booking. */
export async function withStock(
  tx: Transaction,
  { status, dmc_id }: BookingRow,
  book: PriceBook,
  stay: StayRow,
  before: StayRow | undefined,
): Promise<PriceBook> {
  const counted = await lockRooms(tx, [before?.hotel_id, stay.hotel_id]);
  if (status === 'cancelled' || !counted.has(stay.hotel_id)) return { ...book, stock: uncounted() };
  const owner = { hotel_id: stay.hotel_id, dmc_id };
  return { ...book, stock: await readStock(tx, owner, nightsAsked(stay, before?.id)) };
}

/** Takes the rooms of a stay that was added, or whose rooms were changed, and gives back those that it had before. */
export async function takeWritten(
  tx: Transaction,
  booking: BookingRow,
  stay: StayRow,
  was: { changes: Changes; before: StayRow } | undefined,
  context: WriteContext,
): Promise<void> {
  if (was && !asksForRooms(was.changes, was.before)) return;
  const counted = await lockRooms(tx, [was?.before.hotel_id, stay.hotel_id]);
  const nights = counted.has(stay.hotel_id) ? await nightsFor(tx, booking, stay) : [];
  await takeRooms(tx, context, booking, stay, { nights, had: isTaken(was?.before.rooms_status) });
}

/** Gives back the rooms of a stay that is about to be removed. */
export async function giveBackRooms(tx: Transaction, stay: StayRow): Promise<void> {
  if (!isTaken(stay.rooms_status)) return;
  await lockRooms(tx, [stay.hotel_id]);
  await replaceNights(tx, stay, { nights: [], status: 'held', had: true });
}
