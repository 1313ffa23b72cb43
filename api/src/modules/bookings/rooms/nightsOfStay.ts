import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../db/database';
import { allottedNightsTable as table } from '../allottedNights.table';

type Status = (typeof table.$inferSelect)['status'];

/** A night of an allotment. */
interface Night {
  allotment_id: string;
  day: string;
}

/** Rooms of an allotment for a night. */
export interface NightRooms extends Night {
  rooms: number;
}

interface Stay {
  id: string;
  booking_id: string;
}

const night = { allotment_id: table.allotment_id, day: table.day };

const list = (values: readonly string[]): string => `{${values.join()}}`;

/**
 * Counts the rooms of some nights of allotments again. Call it after each write of nights of stays, under a lock of the allotments: what
 * is left must never disagree with what stays have.
 */
async function countNights(tx: Transaction, nights: readonly Night[]): Promise<void> {
  const unique = [...new Map(nights.map((one) => [`${one.allotment_id} ${one.day}`, one])).values()];
  if (unique.length === 0) return;
  await tx.execute(sql`
    INSERT INTO allotment_days (id, allotment_id, hotel_id, dmc_id, day, sold, held)
    SELECT counted.id, counted.allotment_id, allotment.hotel_id, allotment.dmc_id, counted.day,
      coalesce(sum(taken.rooms) FILTER (WHERE taken.status = 'sold'), 0)::int,
      coalesce(sum(taken.rooms) FILTER (WHERE taken.status = 'held'), 0)::int
    FROM unnest(${list(unique.map(() => uuidv7()))}::uuid[], ${list(unique.map(({ allotment_id }) => allotment_id))}::uuid[],
      ${list(unique.map(({ day }) => day))}::date[]) AS counted(id, allotment_id, day)
    JOIN allotments allotment ON allotment.id = counted.allotment_id
    LEFT JOIN allotted_nights taken ON taken.allotment_id = counted.allotment_id AND taken.day = counted.day
    GROUP BY counted.id, counted.allotment_id, allotment.hotel_id, allotment.dmc_id, counted.day
    ON CONFLICT (allotment_id, day) DO UPDATE SET sold = excluded.sold, held = excluded.held`);
}

/** Replaces the nights that a stay has of allotments. Call it under a lock of these, with `had` if it may have some. */
export async function replaceNights(
  tx: Transaction,
  { id, booking_id }: Stay,
  { nights, status, had }: { nights: readonly NightRooms[]; status: Status; had: boolean },
): Promise<void> {
  const before = had ? await tx.delete(table).where(eq(table.booking_hotel_id, id)).returning(night) : [];
  if (nights.length > 0)
    await tx
      .insert(table)
      .values(nights.map((one) => ({ ...one, id: uuidv7(), booking_id, booking_hotel_id: id, status })));
  await countNights(tx, [...before, ...nights]);
}

/** Counts the rooms of a stay that was restored together with its nights. */
export const countStay = async (tx: Transaction, { id }: Pick<Stay, 'id'>): Promise<void> =>
  countNights(tx, await tx.select(night).from(table).where(eq(table.booking_hotel_id, id)));

/** Sells what a stay holds. */
export async function sellNights(tx: Transaction, { id }: Stay): Promise<void> {
  const sold = await tx
    .update(table)
    .set({ status: 'sold' })
    .where(eq(table.booking_hotel_id, id))
    .returning(night);
  await countNights(tx, sold);
}
