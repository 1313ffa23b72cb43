import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { formatDay, plural } from '@itinera/shared/format';
import type { Transaction } from '../../../db/database';
import { allotmentDaysTable as table } from '../../allotments/allotmentDays.table';

/** A night of an allotment on which bookings have rooms, sold or held. */
export interface TakenNight {
  day: string;
  /** Its own number; null if it has that of the allotment. */
  rooms: number | null;
  taken: number;
}

const taken = sql<number>`${table.sold} + ${table.held}`;

export const takenNights = (tx: Transaction, allotmentId: string): Promise<TakenNight[]> =>
  tx
    .select({ day: table.day, rooms: table.rooms, taken })
    .from(table)
    .where(and(eq(table.allotment_id, allotmentId), gt(taken, 0)))
    .orderBy(asc(table.day));

const are = (count: number): string => `${plural(count, 'room')} ${count === 1 ? 'is' : 'are'} taken`;

/** Such as `On 12.07.2027 5 rooms are taken.` */
export const onNight = ({ day, taken: count }: Pick<TakenNight, 'day' | 'taken'>): string =>
  `On ${formatDay(day)} ${are(count)}.`;

/** Why a night can't have fewer rooms. */
export const tooFew = ({ day, taken: count }: Pick<TakenNight, 'day' | 'taken'>): string =>
  `${are(count)} on ${formatDay(day)}. Enter at least ${count}.`;
