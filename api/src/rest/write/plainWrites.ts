import { eq, getTableColumns, sql, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { Transaction } from '../../db/database';
import { refuseInUse } from '../entries/inUse';
import { namesOf, type EntryTable } from '../entries/references';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import { entityOf, type WriteParts, type WrittenCollection } from './operations';
import { notFound } from '../../http/problem';

export interface PlainCollection extends WrittenCollection {
  defaults: object;
  /** The contract of its name records. */
  names?: { path: string };
}

type Values<T extends PgTable> = Partial<InferInsertModel<T>>;

export interface PlainParts<T extends EntryTable, C extends PlainCollection> {
  collection: C;
  table: T;
  /** Checks that need the whole entry: refuses it, or completes it. */
  prepare?: (
    tx: Transaction,
    changes: Values<T>,
    before: InferSelectModel<T> | undefined,
  ) => Promise<Values<T>>;
  /** Columns of other tables with lists of ids of this table. */
  listedIn?: PgColumn[];
}

interface Name {
  locale: string;
  name: string;
}

const isName = (entry: unknown): entry is Name =>
  typeof entry === 'object' && entry !== null && 'locale' in entry && 'name' in entry;

/** Writes of entries that consist of the columns of one table, and their names. */
export function plainWrites<T extends EntryTable, C extends PlainCollection>(
  parts: PlainParts<T, C>,
): Pick<WriteParts<T, C>, 'create' | 'update' | 'remove'> {
  const { collection, prepare = async (_, changes) => changes, listedIn } = parts;
  // The query builder's types know nothing about a generic table: rows are typed at the edges.
  const table: EntryTable = parts.table;
  const typed = (row: object) => row as InferSelectModel<T>;
  const stamp = 'updated_at' in getTableColumns(table) ? { updated_at: sql`now()` } : {};

  async function createNames(
    tx: Transaction,
    context: WriteContext,
    ownerId: string,
    names: Name[],
  ): Promise<void> {
    const target = namesOf(table);
    if (!target || !collection.names) return;
    for (const name of names) {
      const row = { id: uuidv7(), [target.owner.name]: ownerId, ...name };
      await tx.insert(target.table).values(row);
      const entity = entityOf(collection.names.path);
      await recordChange(tx, context, {
        entity,
        entity_id: row.id,
        action: 'create',
        before: null,
        after: row,
      });
    }
  }

  return {
    async create(tx, input: z.output<C['createInput']>, context) {
      const { names = [], ...fields }: Record<string, unknown> = { ...collection.defaults, ...input };
      const values = await prepare(tx, fields as Values<T>, undefined);
      const id = uuidv7();
      const [created] = await tx
        .insert(table)
        .values({ ...values, id })
        .returning();
      if (!created) throw new Error('The new entry was not answered.');
      await createNames(tx, context, id, Array.isArray(names) ? names.filter(isName) : []);
      return typed(created);
    },
    async update(tx, before, changes: z.output<C['updateInput']>) {
      const values = { ...(await prepare(tx, changes as Values<T>, before)), ...stamp };
      if (Object.keys(values).length === 0) return before;
      const [after] = await tx
        .update(table)
        .set(values)
        .where(eq(table.id, Reflect.get(before, 'id')))
        .returning();
      if (!after) throw notFound();
      return typed(after);
    },
    async remove(tx, before) {
      const id = String(Reflect.get(before, 'id'));
      await refuseInUse(tx, table, id, listedIn);
      await tx.delete(table).where(eq(table.id, id));
    },
  };
}
