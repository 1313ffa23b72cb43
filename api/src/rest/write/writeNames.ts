import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { EmbeddedName } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import type { LocalNames } from '../entries/localNames';

export type Name = Pick<EmbeddedName, 'locale' | 'name'>;

/** Whose names are written, where, and under which name the log keeps them. */
interface Named {
  names: LocalNames;
  ownerId: string;
  entity: string;
}

/** Adds names, and leaves in the log what the names' own route leaves. */
export async function createNames(
  tx: Transaction,
  context: WriteContext,
  { names: { table, owner }, ownerId, entity }: Named,
  names: Name[],
): Promise<void> {
  for (const { locale, name } of names) {
    const row = { id: uuidv7(), [owner.name]: ownerId, locale, name };
    await tx.insert(table).values(row);
    await recordChange(tx, context, {
      entity,
      entity_id: row.id,
      action: 'create',
      before: null,
      after: row,
    });
  }
}

/** Removes, changes and adds names until an entry has exactly these. `before` are those it has, read FOR UPDATE. */
export async function replaceNames(
  tx: Transaction,
  context: WriteContext,
  named: Named,
  before: EmbeddedName[],
  after: Name[],
): Promise<void> {
  const { table, owner } = named.names;
  const rowOf = (name: EmbeddedName) => ({ ...name, [owner.name]: named.ownerId });
  const wanted = new Map(after.map(({ locale, name }) => [locale, name]));
  for (const old of before) {
    const name = wanted.get(old.locale);
    wanted.delete(old.locale);
    if (name === old.name) continue;
    if (name === undefined) await tx.delete(table).where(eq(table.id, old.id));
    else await tx.update(table).set({ name }).where(eq(table.id, old.id));
    await recordChange(tx, context, {
      entity: named.entity,
      entity_id: old.id,
      action: name === undefined ? 'delete' : 'update',
      before: rowOf(old),
      after: name === undefined ? null : rowOf({ ...old, name }),
    });
  }
  await createNames(
    tx,
    context,
    named,
    after.filter(({ locale }) => wanted.has(locale)),
  );
}
