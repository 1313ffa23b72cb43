import { getTableName } from 'drizzle-orm';
import type { Engine } from './engine';
import type { Visibility } from './visibility/visibility';

/** Updates the planner's statistics after many writes, in one statement per table, so that no lock is held for all of them. */
export async function analyse(engine: Engine, tables: Visibility[]): Promise<void> {
  for (const { table } of tables)
    await engine.transaction((connection) => connection.query(`ANALYZE ${getTableName(table)}`));
}
