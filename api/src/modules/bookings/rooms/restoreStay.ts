import { uuidv7 } from 'uuidv7';
import { addDays } from '@itinera/shared/contracts';
import { daysInWords, formatDay } from '@itinera/shared/format';
import { leftOn, stockNights, type Stock } from '@itinera/shared/pricing';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import { selectByIds } from '../../../rest/entries/embed';
import { readStock } from '../../allotments/readStock';
import { hotelsTable } from '../../hotels/hotels.table';
import type { allottedNightsTable } from '../allottedNights.table';
import type { StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { isTaken, seatsIn } from '../seats/takeSeats';
import { hasEnded, nightsAsked } from './askedRooms';
import { lockRooms } from './lockRooms';
import { missingOf } from './followRooms';
import type { NightRooms } from './nightsOfStay';
import { roomsIn } from './takeRooms';

type NightRow = typeof allottedNightsTable.$inferSelect;

/** A removed stay, as the log has it: with the nights that were deleted with it. */
export type RemovedStay = StayRow & { allotted_nights?: NightRow[] };

const released = { rooms_status: 'released' as const, rooms_until: null, allotted_nights: [] };

/** Whether an allotment still has rooms for a night that a stay had. */
const isLeft = ({ allotments, today }: Stock, { allotment_id, day, rooms }: NightRooms): boolean =>
  allotments.some(
    (one) =>
      one.id === allotment_id &&
      (leftOn(
        one,
        one.days.find((counts) => counts.day === day),
        day,
        today,
      ) ?? 0) >= rooms,
  );

async function refuse(tx: Transaction, { hotel_id, check_in }: StayRow, days: string[]): Promise<never> {
  const [hotel] = await selectByIds(tx, hotelsTable, [hotel_id]);
  throw new Problem(
    'rule',
    `The stay in ${hotel?.name ?? 'the hotel'} from ${formatDay(check_in)} was not restored. No rooms left: ${daysInWords(days)}.`,
  );
}

/** The rooms that a stay had, from the same allotments where they are left, and otherwise from others. */
async function roomsAgain(
  tx: Transaction,
  { dmc_id }: BookingRow,
  removed: RemovedStay,
): Promise<NightRooms[]> {
  const { hotel_id, allotted_nights: had = [] } = removed;
  const stock = await readStock(tx, { hotel_id, dmc_id }, nightsAsked(removed));
  if (had.length === 0) {
    // Its hold had ended, and the booking was confirmed meanwhile.
    const nights = stockNights(stock, removed);
    const lost = missingOf(removed, nights);
    return lost.length > 0 ? refuse(tx, removed, lost) : roomsIn(nights);
  }
  const days = [...new Set(had.map(({ day }) => day))].sort();
  const missing: string[] = [];
  const rooms = days.flatMap((day) => {
    const before = had.filter((one) => one.day === day);
    if (before.every((one) => isLeft(stock, one))) return before;
    const night = { ...removed, check_in: day, check_out: addDays(day, 1) };
    const [now] = stockNights(stock, night);
    if (now?.verdict === 'available') return roomsIn([now]);
    missing.push(day);
    return [];
  });
  return missing.length > 0 ? refuse(tx, removed, missing) : rooms;
}

/** The rooms of a restored stay: the same ones with the same hold, or a refusal that names the stay. */
export async function restoreStay(
  tx: Transaction,
  booking: BookingRow,
  removed: RemovedStay,
): Promise<object> {
  const status = seatsIn[booking.status];
  if (removed.rooms_status === null) return {};
  if (!isTaken(status) || (status === 'held' && hasEnded(removed))) return released;
  await lockRooms(tx, [removed.hotel_id]);
  const rooms = await roomsAgain(tx, booking, removed);
  return {
    rooms_status: rooms.length > 0 ? status : null,
    ...(status !== 'held' && { rooms_until: null }),
    allotted_nights: rooms.map(({ allotment_id, day, rooms: number }) => ({
      id: uuidv7(),
      booking_id: removed.booking_id,
      booking_hotel_id: removed.id,
      allotment_id,
      day,
      rooms: number,
      status,
    })),
  };
}
