import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { owingStates, soldStates } from '@itinera/shared/bookings';

type Column = PgColumn | SQL;

interface Columns {
  status: Column;
  total: Column;
  received: Column;
  /** What is owed minus what was received. */
  outstanding: Column;
}

const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** A condition on the state of a booking, without parameters, so that an index is used. */
export const isSold = (status: Column): SQL => sql`${status} IN (${words(soldStates)})`;
export const isOwing = (status: Column): SQL => sql`${status} IN (${words(owingStates)})`;

/** The amounts of bookings in sums: `countedOf`, in SQL. */
export function countedAmounts({ status, total, received, outstanding }: Columns) {
  const [sold, owing] = [isSold(status), isOwing(status)];
  const owed = sql`(CASE WHEN ${sold} THEN ${total} WHEN ${owing} THEN ${outstanding} + greatest(0, ${received}) ELSE 0 END)`;
  const ifSold = (amount: Column) => sql`(CASE WHEN ${sold} THEN ${amount} ELSE 0 END)`;
  return {
    owed,
    ifSold,
    outstanding: sql`(CASE WHEN ${owing} THEN greatest(0, ${outstanding}) ELSE 0 END)`,
    refundable: sql`(CASE WHEN ${owing} THEN greatest(0, -${outstanding}) ELSE 0 END)`,
    pending: sql`(CASE WHEN ${owing} THEN 0 ELSE ${total} END)`,
  };
}
