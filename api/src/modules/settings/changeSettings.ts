import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { settings } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { entityTag, requireMatch } from '../../rest/entries/entityTag';
import type { Written } from '../../rest/write/operations';
import { initialSettings, initialStaffSettings, settingsId } from './initialSettings';
import { merged, readSettings, type ReadSettings } from './readSettings';
import { settingsTable, staffSettingsTable } from './settings.table';

/** Creates the rows with the first change, and locks them. */
async function lockSettings(tx: Transaction): Promise<void> {
  await tx.insert(settingsTable).values(initialSettings).onConflictDoNothing();
  await tx.insert(staffSettingsTable).values(initialStaffSettings).onConflictDoNothing();
  await tx.select({ id: settingsTable.id }).from(settingsTable).for('update');
}

async function change(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  changes: Record<string, unknown>,
): Promise<void> {
  const columns = getTableColumns(table);
  const ofTable = Object.entries(changes).filter(([field]) => field in columns);
  await tx
    .update(table)
    .set({ ...Object.fromEntries(ofTable), updated_at: sql`now()` })
    .where(eq(table.id, settingsId));
}

/** A form sends all settings, so only those that it changes are refused. */
function refuseForAdmins(before: object, changes: object, forAdmins: readonly string[]): void {
  const field = forAdmins.find(
    (one) => one in changes && Reflect.get(changes, one) !== Reflect.get(before, one),
  );
  if (field === undefined) return;
  const advice = 'Only admins can change this: it protects accounts. Ask one of them.';
  throw new Problem('forbidden', advice, { fields: { [field]: advice } });
}

export async function changeSettings(
  tx: Transaction,
  context: WriteContext,
  changes: z.output<typeof settings.input>,
  forAdmins: readonly (keyof z.output<typeof settings.input>)[],
): Promise<Written & { after: ReadSettings }> {
  await lockSettings(tx);
  const before = merged(await readSettings(tx, context.actor));
  requireMatch(context, entityTag(before), settings.entity.parse(before));
  refuseForAdmins(before, changes, forAdmins);
  await change(tx, settingsTable, changes);
  await change(tx, staffSettingsTable, changes);
  const after = await readSettings(tx, context.actor);
  const result = merged(after);
  await recordChange(tx, context, {
    entity: 'settings',
    entity_id: settingsId,
    action: 'update',
    before,
    after: result,
  });
  return { result, etag: entityTag(result), after };
}
