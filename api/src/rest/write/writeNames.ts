import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { EmbeddedName } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { explainDuplicate } from '../entries/duplicates';
import type { LocalNames } from '../entries/localNames';

export type Name = Pick<EmbeddedName, 'locale' | 'name'>;

/** The entry whose names are written, their table, and the name of their collection in the audit log. */
interface Named {
  names: LocalNames;
  ownerId: string;
  entity: string;
}

/** Writes one of the names; the refusal of a duplicate has its index and the entry that has it. */
async function explaining(
  { names: { table } }: Named,
  name: Name,
  sent: Name[],
  write: PromiseLike<unknown>,
): Promise<void> {
  try {
    await write;
  } catch (error) {
    const place = sent.findIndex(({ locale }) => locale === name.locale);
    throw explainDuplicate(error, { table, values: { ...name }, at: `names.${place}.` });
  }
}

/** Adds names, with the same rows in the audit log as the names' own route. */
export async function createNames(
  tx: Transaction,
  context: WriteContext,
  named: Named,
  names: Name[],
  sent = names,
): Promise<void> {
  const { table, owner } = named.names;
  for (const { locale, name } of names) {
    const row = { id: uuidv7(), [owner.name]: named.ownerId, locale, name };
    await explaining(named, row, sent, tx.insert(table).values(row));
    await recordChange(tx, context, {
      entity: named.entity,
      entity_id: row.id,
      action: 'create',
      before: null,
      after: row,
    });
  }
}

/** Deletes, changes and adds names until an entry has exactly these. `before`: its names, read FOR UPDATE. */
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
    else {
      const change = tx.update(table).set({ name }).where(eq(table.id, old.id));
      await explaining(named, { ...old, name }, after, change);
    }
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
    after,
  );
}
