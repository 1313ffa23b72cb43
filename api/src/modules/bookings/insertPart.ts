import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { withoutDerived } from '../../rest/entries/derived';
import { collectionOf } from '../../rest/entries/uses';
import type { EntryTable } from '../../rest/entries/references';

/** Adds a part that is created with its booking, with a row in the audit log. */
export async function insertPart<T extends EntryTable>(
  tx: Transaction,
  context: WriteContext,
  table: T,
  values: Omit<InferInsertModel<T>, 'id'>,
): Promise<InferSelectModel<T>> {
  const of: EntryTable = table;
  const [after] = await tx
    .insert(of)
    .values({ ...values, id: uuidv7() })
    .returning();
  if (!after) throw new Error('The new part was not answered.');
  await recordChange(tx, context, {
    entity: collectionOf(of),
    entity_id: String(after['id']),
    action: 'create',
    before: null,
    after: withoutDerived(of, after),
  });
  return after as InferSelectModel<T>;
}
