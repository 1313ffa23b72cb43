import { eq } from 'drizzle-orm';
import { isCounted, type FieldProblems } from '@itinera/shared/contracts';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { allotmentDaysTable } from '../../allotments/allotmentDays.table';
import type { allotmentsTable } from '../../allotments/allotments.table';
import type { AllotmentRow } from '../../allotments/lockAllotments';
import { requireTypesOfHotel } from '../typesOfHotel';
import { onNight, takenNights, type TakenNight } from './takenNights';

type Changes = Partial<typeof allotmentsTable.$inferInsert>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

const areTaken = 'Bookings have rooms of this allotment.';

/** What a change would take away from bookings that have rooms of an allotment. */
function problemsIn(before: AllotmentRow, after: AllotmentRow, nights: readonly TakenNight[]): FieldProblems {
  const [first] = nights;
  const last = nights.at(-1);
  const problems: FieldProblems = {};
  if (!first || !last) return problems;
  if (!isCounted(after.kind))
    problems['kind'] = `${areTaken} Keep it guaranteed or soft, or move those bookings first.`;
  if (after.dmc_id !== before.dmc_id)
    problems['dmc_id'] = `${areTaken} Keep the partner, or move those bookings first.`;
  if (!isSame(after.room_type_ids, before.room_type_ids))
    problems['room_type_ids'] = `${areTaken} Keep its rooms, or add another allotment for other ones.`;
  if (first.day < after.start_date)
    problems['start_date'] = `${onNight(first)} Enter this day, or an earlier one.`;
  if (last.day > after.end_date) problems['end_date'] = `${onNight(last)} Enter this day, or a later one.`;
  const short = nights.find(({ rooms, taken }) => rooms === null && taken > after.rooms);
  if (short && after.rooms < before.rooms)
    problems['rooms'] =
      `${onNight(short)} Enter at least ${short.taken}, or give that night a number of its own.`;
  return problems;
}

/**
 * Refuses rooms that the hotel does not have, and changes that bookings don't fit in which have rooms of the allotment. Numbers of nights
 * outside of it are kept: they count again when it is extended.
 */
export async function prepareAllotment(
  tx: Transaction,
  changes: Changes,
  before: AllotmentRow | undefined,
): Promise<Changes> {
  await requireTypesOfHotel(tx, changes, before);
  if (!before) return changes;
  const after = { ...before, ...changes };
  const problems = problemsIn(before, after, await takenNights(tx, before.id));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  // Nights are visible to the partner of their allotment.
  if (after.dmc_id !== before.dmc_id)
    await tx
      .update(allotmentDaysTable)
      .set({ dmc_id: after.dmc_id })
      .where(eq(allotmentDaysTable.allotment_id, before.id));
  return changes;
}
