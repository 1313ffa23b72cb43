import { sql } from 'drizzle-orm';
import type { CustomEntity } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { customEntityOf, customTables } from '../../db/visibility/customEntity';

const tableOf = (entity: CustomEntity): string => {
  const name = customTables.find((table) => customEntityOf(table) === entity);
  if (name === undefined) throw new Error(`No table has entries called ${entity}.`);
  return name;
};

/** Number of entries with a value of a field. */
export async function entriesWith(
  tx: Transaction,
  { entity, key }: { entity: CustomEntity; key: string },
): Promise<number> {
  const table = sql.identifier(tableOf(entity));
  const [row] = await tx.execute<{ entries: number }>(
    sql`SELECT count(*)::int AS entries FROM ${table} WHERE jsonb_exists(custom, ${key})`,
  );
  return row?.entries ?? 0;
}

/** Number of entries with a value, by `entity.key`, in one pass over each table. */
export async function allUses(tx: Transaction): Promise<Map<string, number>> {
  const counts = customTables.map(
    (name) => sql`SELECT ${customEntityOf(name)}::text || '.' || key AS name, count(*)::int AS entries
      FROM ${sql.identifier(name)}, jsonb_object_keys(custom) AS key WHERE custom <> '{}' GROUP BY key`,
  );
  const rows = await tx.execute<{ name: string; entries: number }>(sql.join(counts, sql` UNION ALL `));
  return new Map(rows.map(({ name, entries }) => [name, entries]));
}
