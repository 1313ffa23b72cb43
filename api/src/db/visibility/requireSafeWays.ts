import { getTableConfig } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';
import { visibilityOf, type Visibility, type Way } from './visibility';

/** Whether partners see different rows of it, or none. */
const isKept = ({ kind }: Way): boolean => kind !== 'everybody';

/** Whether its rows belong to a partner or a person. */
const isOwned = (way: Way): boolean =>
  ['own', 'ownOrCommon', 'linked', 'with', 'person'].includes(way.kind) ||
  (way.kind === 'written' && way.own !== undefined);

/**
 * Refuses tables that everybody reads although their rows refer to rows of one partner, or are deleted together with rows that partners
 * don't see: their owner was forgotten.
 */
export function requireSafeWays(tables: Visibility[]): Visibility[] {
  for (const { table, way } of tables) {
    if (way.kind !== 'everybody') continue;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      const parent = visibilityOf(foreignTable).way;
      if (isOwned(parent) || (isKept(parent) && key.onDelete === 'cascade'))
        throw new Error(
          `${getTableName(table)}: everybody would read rows that belong to ${getTableName(foreignTable)}, which partners see only some of.`,
        );
    }
  }
  return tables;
}
