import { and, eq } from 'drizzle-orm';
import { supplementChainProblems } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { boardingSupplementsTable as table } from './boardingSupplements.table';
import { requireTypesOfHotel } from './typesOfHotel';

type Row = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

const keys = ['from_boarding_type_id', 'boarding_type_id', 'period_id'] as const;

const isSame = (one: Changes, other: Changes) =>
  keys.every((key) => (one[key] ?? null) === (other[key] ?? null));

/** Refuses duplicate supplements of a hotel and partner, and chains of them. */
export async function prepareSupplement(
  tx: Transaction,
  changes: Changes,
  before: Row | undefined,
): Promise<Changes> {
  await requireTypesOfHotel(tx, changes, before);
  const supplement = { ...before, ...changes };
  const { hotel_id, dmc_id } = supplement;
  if (hotel_id === undefined || dmc_id === undefined) return changes;
  const all = await tx
    .select()
    .from(table)
    .where(and(eq(table.hotel_id, hotel_id), eq(table.dmc_id, dmc_id)));
  if (all.some((other) => other.id !== supplement.id && isSame(other, supplement))) {
    const advice = 'There is a supplement for these boardings and this period already. Change that one.';
    throw new Problem('duplicate', advice, {
      fields: { boarding_type_id: advice },
      params: { field: 'boarding_type_id', value: supplement.boarding_type_id },
    });
  }
  const problems = supplementChainProblems(supplement, all);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return changes;
}
