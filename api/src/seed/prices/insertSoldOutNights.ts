import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import { addDays } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { insertMany } from '../../db/insertMany';
import * as tables from '../../modules/schema';
import { derivedFraction, derivedId } from '../derivedId';

const { allotmentsTable, allotmentDaysTable, bookingHotelsTable } = tables;

/** Weekends on which hotels need their rooms themselves. */
const weekends = ['2026-12-30', '2027-02-12', '2027-04-30', '2027-07-16', '2027-08-13', '2027-10-08'];
const nights = weekends.flatMap((first) => [first, addDays(first, 1), addDays(first, 2)]);
const share = 0.15;

const stamp = '2026-10-20T09:00:00.000Z';

/** Sets some soft allotments to 0 rooms on a weekend, where no booking has any. */
export async function insertSoldOutNights(tx: Transaction): Promise<void> {
  const soft = await tx
    .select({
      id: allotmentsTable.id,
      hotel_id: allotmentsTable.hotel_id,
      dmc_id: allotmentsTable.dmc_id,
      day: sql<string>`night::text`,
    })
    .from(allotmentsTable)
    .innerJoin(
      sql`unnest(${`{${nights.join()}}`}::date[]) AS night`,
      sql`night BETWEEN start_date AND end_date`,
    )
    .where(
      and(
        eq(allotmentsTable.kind, 'soft'),
        notExists(
          tx
            .select({ found: sql`1` })
            .from(bookingHotelsTable)
            .where(
              and(
                eq(bookingHotelsTable.hotel_id, allotmentsTable.hotel_id),
                lte(bookingHotelsTable.check_in, sql`night`),
                gt(bookingHotelsTable.check_out, sql`night`),
              ),
            ),
        ),
      ),
    );
  const weekendOf = (day: string) => weekends.findLast((first) => first <= day);
  const rows = soft
    .filter(({ id, day }) => derivedFraction(`allotment ${id} ${weekendOf(day)} sold out`) < share)
    .map(({ id, day, ...owner }) => ({
      id: derivedId(`allotment ${id} ${day}`),
      allotment_id: id,
      ...owner,
      day,
      rooms: 0,
      sold: 0,
      held: 0,
      created_at: stamp,
      updated_at: stamp,
    }));
  await insertMany(tx, allotmentDaysTable, rows);
}
