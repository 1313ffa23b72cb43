import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookingHotels } from '@itinera/shared/contracts';
import { daysInWords } from '@itinera/shared/format';
import type { StockNight } from '@itinera/shared/pricing';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { invalid, Problem } from '../../../http/problem';
import { selectByIds } from '../../../rest/entries/embed';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityOf } from '../../../rest/write/operations';
import { hotelsTable } from '../../hotels/hotels.table';
import { bookingHotelsTable as table, type StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { isManagerOf } from '../isManagerOf';
import { isTaken, seatsIn } from '../seats/takeSeats';
import { lockRooms } from './lockRooms';
import { replaceNights, sellNights } from './nightsOfStay';
import { daysThatAre, nightsFor, setRooms, takeRooms } from './takeRooms';

/** The stays of a booking that have rooms of allotments, or had some, in the lock order of hotels. */
const staysWithRooms = (tx: Transaction, bookingId: string): Promise<StayRow[]> =>
  tx
    .select()
    .from(table)
    .where(and(eq(table.booking_id, bookingId), isNotNull(table.rooms_status)))
    .orderBy(asc(table.hotel_id), asc(table.id));

/** Gives back the rooms of a stay, which may take them again later. */
export async function releaseRooms(
  tx: Transaction,
  context: Pick<WriteContext, 'actor'>,
  stay: StayRow,
): Promise<void> {
  await replaceNights(tx, stay, { nights: [], status: 'held', had: true });
  await setRooms(tx, context, stay, { rooms_status: 'released', on_request: stay.on_request });
}

/** Nights that were agreed with the hotel outside of its allotments when the stay was sold. */
const agreedOf = ({ overridden, quote }: StayRow): readonly string[] =>
  overridden.includes('sold_out')
    ? (quote?.blockers.find(({ code }) => code === 'sold_out')?.days ?? [])
    : [];

/** Nights whose rooms were given back, and are not left any more. */
export function missingOf(stay: StayRow, nights: readonly StockNight[]): string[] {
  const agreed = agreedOf(stay);
  const asked = stay.on_request ? [] : daysThatAre(nights, 'on_request');
  return [...daysThatAre(nights, 'sold_out'), ...asked].filter((day) => !agreed.includes(day)).sort();
}

interface Missing {
  stay: StayRow;
  days: string[];
}

async function refuse(tx: Transaction, missing: readonly Missing[]): Promise<void> {
  if (missing.length === 0) return;
  const hotels = await selectByIds(
    tx,
    hotelsTable,
    missing.map(({ stay }) => stay.hotel_id),
  );
  const nameOf = ({ hotel_id }: StayRow) => hotels.find(({ id }) => id === hotel_id)?.name ?? 'the hotel';
  const sentences = missing.map(
    ({ stay, days }) =>
      `The rooms in ${nameOf(stay)} are no longer held, and none are left for ${daysInWords(days)}.`,
  );
  const advice = 'Change the stay, or the manager of the booking can confirm it with a reason.';
  throw new Problem('rule', [...new Set(sentences), advice].join(' '), {
    params: { rooms: { hotels: missing.map(({ stay }) => nameOf(stay)), may_override: true } },
  });
}

/** Confirms a stay without some of its rooms: the reason is stored with it, and is part of its history. */
async function override(
  tx: Transaction,
  context: WriteContext,
  { stay, days }: Missing,
  reason: string,
): Promise<StayRow> {
  const why = `${reason} (no rooms left for ${daysInWords(days)})`;
  const [after] = await tx
    .update(table)
    .set({
      overridden: [...new Set([...stay.overridden, 'sold_out' as const])],
      override_reason: stay.override_reason === null ? why : `${stay.override_reason}; ${why}`,
      updated_at: sql`now()`,
    })
    .where(eq(table.id, stay.id))
    .returning();
  if (!after) return stay;
  await recordChange(tx, context, {
    entity: entityOf(bookingHotels.path),
    entity_id: stay.id,
    action: 'update',
    before: withoutDerived(table, stay),
    after: withoutDerived(table, after),
  });
  return after;
}

function requireManager(booking: BookingRow, context: WriteContext): void {
  if (isManagerOf(booking, context)) return;
  const { manager_name: name } = booking;
  throw invalid({
    rooms_reason: `Only the manager of the booking${name ? `, ${name},` : ''} or an admin can confirm it without rooms. Ask one of them.`,
  });
}

/** Takes the rooms of a stay again after they were given back; answers the nights of which none are left. */
async function takeAgain(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  stay: StayRow,
  reason: string | undefined,
): Promise<Missing | undefined> {
  const nights = await nightsFor(tx, booking, stay);
  const missing = { stay, days: missingOf(stay, nights) };
  if (missing.days.length === 0) {
    await takeRooms(tx, context, booking, stay, { nights, had: false });
    return undefined;
  }
  // A draft and a request keep the stay without rooms; confirming it later needs them.
  if (seatsIn[booking.status] !== 'sold') return undefined;
  if (reason === undefined) return missing;
  requireManager(booking, context);
  const overridden = await override(tx, context, missing, reason);
  await takeRooms(tx, context, booking, overridden, { nights, had: false });
  return undefined;
}

/**
 * Updates the rooms of stays to the state of their booking: sold when confirmed, given back when cancelled. Rooms whose hold has ended are
 * taken again where they are left; confirming needs them, or a reason. Call it under a lock of the booking.
 */
export async function followRooms(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  reason?: string,
): Promise<void> {
  const next = seatsIn[booking.status];
  const stays = await staysWithRooms(tx, booking.id);
  const changing = stays.filter(({ rooms_status }) => rooms_status !== next);
  await lockRooms(
    tx,
    changing.map(({ hotel_id }) => hotel_id),
  );
  const missing: Missing[] = [];
  for (const stay of changing) {
    if (next === 'released') await releaseRooms(tx, context, stay);
    else if (isTaken(stay.rooms_status)) {
      await sellNights(tx, stay);
      await setRooms(tx, context, stay, { rooms_status: 'sold', on_request: stay.on_request });
    } else {
      const lost = await takeAgain(tx, context, booking, stay, reason);
      if (lost) missing.push(lost);
    }
  }
  await refuse(tx, missing);
}
