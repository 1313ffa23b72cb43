import { getTableName } from 'drizzle-orm';
import type { Engine } from './engine';
import type { Visibility } from './visibility/visibility';

/** Gives the planner its statistics after much was written. Table by table, so that those of one do not wait for those of all. */
export async function analyse(engine: Engine, tables: Visibility[]): Promise<void> {
  for (const { table } of tables)
    await engine.transaction((connection) => connection.query(`ANALYZE ${getTableName(table)}`));
}
