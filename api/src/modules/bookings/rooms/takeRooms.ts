import { eq, sql, type SQL } from 'drizzle-orm';
import type { SeatState } from '@itinera/shared/contracts';
import { daysInWords } from '@itinera/shared/format';
import { stockNights, type StockNight } from '@itinera/shared/pricing';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import { readStock } from '../../allotments/readStock';
import { bookingHotelsTable as table, type StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { holdUntil } from '../seats/holdUntil';
import { isTaken, seatsIn } from '../seats/takeSeats';
import { nightsAsked } from './askedRooms';
import { replaceNights, type NightRooms } from './nightsOfStay';

/** The rooms that a stay takes. */
export const roomsIn = (nights: readonly StockNight[]): NightRooms[] =>
  nights.flatMap(({ day, from }) => from.map((one) => ({ ...one, day })));

export const daysThatAre = (nights: readonly StockNight[], verdict: StockNight['verdict']): string[] =>
  nights.filter((night) => night.verdict === verdict).map(({ day }) => day);

/** What the allotments say of the nights of a stay. Call it under a lock of the allotments of its hotel. */
export const nightsFor = async (
  tx: Transaction,
  { dmc_id }: Pick<BookingRow, 'dmc_id'>,
  stay: StayRow,
): Promise<StockNight[]> =>
  stockNights(await readStock(tx, { hotel_id: stay.hotel_id, dmc_id }, nightsAsked(stay, stay.id)), stay);

/** Refuses nights without rooms, unless the stay has a reason to be sold all the same. */
function overriddenBy({ overridden, override_reason }: StayRow, soldOut: readonly string[]) {
  if (soldOut.length === 0 || overridden.includes('sold_out')) return overridden;
  if (!override_reason)
    throw new Problem(
      'rule',
      `No rooms left: ${daysInWords(soldOut)}. Change the stay, or say why it is booked all the same.`,
      {
        fields: { override_reason: 'Say why it is booked all the same.' },
        params: { blockers: ['sold_out'] },
      },
    );
  return [...overridden, 'sold_out' as const];
}

interface Rooms {
  rooms_status: SeatState | null;
  on_request: boolean;
  overridden?: StayRow['overridden'];
}

const isSame = (stay: StayRow, rooms: Rooms): boolean =>
  rooms.rooms_status !== 'held' &&
  Object.entries(rooms).every(([field, value]) => Reflect.get(stay, field) === value);

/** Stores what a stay has of allotments. A new hold lasts as long as the settings say. */
export async function setRooms(
  tx: Transaction,
  context: Pick<WriteContext, 'actor'>,
  stay: StayRow,
  rooms: Rooms,
): Promise<void> {
  if (isSame(stay, rooms)) return;
  const rooms_until: SQL | null = rooms.rooms_status === 'held' ? await holdUntil(tx, context) : null;
  await tx
    .update(table)
    .set({ ...rooms, rooms_until: rooms_until ?? sql`NULL` })
    .where(eq(table.id, stay.id));
}

/**
 * Takes the rooms of a stay from the allotments of its hotel, in the state of its booking. Nothing is taken for nights that are not
 * counted, on request, or that were agreed with it all the same. Call it under a lock of the booking, then of the
 * allotments; `nights` is what they say now.
 */
export async function takeRooms(
  tx: Transaction,
  context: Pick<WriteContext, 'actor'>,
  booking: Pick<BookingRow, 'status'>,
  stay: StayRow,
  { nights, had }: { nights: readonly StockNight[]; had: boolean },
): Promise<void> {
  const status = seatsIn[booking.status];
  const overridden = isTaken(status) ? overriddenBy(stay, daysThatAre(nights, 'sold_out')) : stay.overridden;
  const rooms = roomsIn(nights);
  await replaceNights(tx, stay, {
    nights: isTaken(status) ? rooms : [],
    status: status === 'sold' ? 'sold' : 'held',
    had,
  });
  await setRooms(tx, context, stay, {
    rooms_status: rooms.length > 0 ? status : null,
    on_request: daysThatAre(nights, 'on_request').length > 0,
    overridden,
  });
}
