import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { pricePeriodsTable as table } from './pricePeriods.table';

type Period = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

const shown = (day: string): string => day.split('-').toReversed().join('.');

/** The refusal names the other period and the overlapping days. */
function overlap(first: string, { id, name, start_period, end_period }: Period): Problem {
  const called = `${shown(start_period)}–${shown(end_period)}${name === null ? '' : ` (${name})`}`;
  const isStart = start_period <= first && first <= end_period;
  const advice = `${called} is another period. Choose ${isStart ? 'a night that is in none' : 'an earlier last night'}.`;
  return new Problem('conflict', advice, {
    fields: { [isStart ? 'start_period' : 'end_period']: advice },
    params: { period: { id, name, start_period, end_period } },
  });
}

/** Refuses overlapping periods of a hotel and a partner. Call it under the lock of their prices. */
export async function preparePeriod(
  tx: Transaction,
  changes: Changes,
  before: Period | undefined,
): Promise<Changes> {
  const { id, hotel_id = '', dmc_id = '', start_period = '', end_period = '' } = { ...before, ...changes };
  const [other] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.hotel_id, hotel_id),
        eq(table.dmc_id, dmc_id),
        lte(table.start_period, end_period),
        gte(table.end_period, start_period),
        id === undefined ? undefined : ne(table.id, id),
      ),
    )
    .orderBy(asc(table.start_period))
    .limit(1);
  if (other) throw overlap(start_period, other);
  return changes;
}
