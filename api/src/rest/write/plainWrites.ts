import { eq, getTableColumns, sql, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { FieldProblems } from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { namesOfEntry } from '../entries/entryNames';
import { refuseInUse } from '../entries/inUse';
import { namesOf, type EntryTable } from '../entries/references';
import { entityOf, type WriteParts, type WrittenCollection } from './operations';
import { invalid, notFound } from '../../http/problem';
import { createNames, replaceNames, type Name } from './writeNames';

export interface PlainCollection extends WrittenCollection {
  defaults: object;
  /** The contract of its name records. */
  names?: { path: string };
  /** Its rules about several fields. */
  problemsIn?: ((entry: object) => FieldProblems) | undefined;
}

type Values<T extends PgTable> = Partial<InferInsertModel<T>>;

export interface PlainParts<T extends EntryTable, C extends PlainCollection> {
  collection: C;
  table: T;
  /** Checks of the whole entry: refuses or completes it. */
  prepare?: (
    tx: Transaction,
    changes: Values<T>,
    before: InferSelectModel<T> | undefined,
    context: WriteContext,
  ) => Promise<Values<T>>;
}

const isName = (entry: unknown): entry is Name =>
  typeof entry === 'object' && entry !== null && 'locale' in entry && 'name' in entry;

/** The names in an input, validated by its contract; undefined if it has none. */
const namesIn = (names: unknown): Name[] | undefined =>
  Array.isArray(names) ? names.filter(isName) : undefined;

/** Writes of entries that consist of the columns of one table, and their names. */
export function plainWrites<T extends EntryTable, C extends PlainCollection>(
  parts: PlainParts<T, C>,
): Required<Pick<WriteParts<T, C>, 'create' | 'update' | 'remove' | 'prepareRestore'>> {
  const { collection } = parts;
  // The query builder can't type a generic table: rows are typed at the edges.
  const table: EntryTable = parts.table;
  const typed = (row: object) => row as InferSelectModel<T>;
  const stamp = 'updated_at' in getTableColumns(table) ? { updated_at: sql`now()` } : {};

  /** Validates the resulting entry by the rules of its contract, and then by those that need the database. */
  async function prepare(
    tx: Transaction,
    changes: Values<T>,
    before: InferSelectModel<T> | undefined,
    context: WriteContext,
  ): Promise<Values<T>> {
    const problems = collection.problemsIn?.({ ...before, ...changes }) ?? {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    return parts.prepare ? parts.prepare(tx, changes, before, context) : changes;
  }

  /** Where the names of an entry are written. */
  function named(ownerId: string) {
    const names = namesOf(table);
    return names && collection.names && { names, ownerId, entity: entityOf(collection.names.path) };
  }

  return {
    async create(tx, input: z.output<C['createInput']>, context) {
      const { names, ...fields }: Record<string, unknown> = { ...collection.defaults, ...input };
      const values = await prepare(tx, fields as Values<T>, undefined, context);
      const id = uuidv7();
      const [created] = await tx
        .insert(table)
        .values({ ...values, id })
        .returning();
      if (!created) throw new Error('The new entry was not answered.');
      const target = named(id);
      if (target) await createNames(tx, context, target, namesIn(names) ?? []);
      return typed(created);
    },
    async update(tx, before, changes: z.output<C['updateInput']>, context) {
      const { names, ...fields }: Record<string, unknown> = changes;
      const id = String(Reflect.get(before, 'id'));
      const target = named(id);
      const after = namesIn(names);
      if (target && after) {
        const had = (await namesOfEntry(tx, table, id, true)) ?? [];
        await replaceNames(tx, context, target, had, after);
      }
      const values = { ...(await prepare(tx, fields as Values<T>, before, context)), ...stamp };
      if (Object.keys(values).length === 0) return before;
      const [changed] = await tx.update(table).set(values).where(eq(table.id, id)).returning();
      if (!changed) throw notFound();
      return typed(changed);
    },
    async remove(tx, before) {
      const id = String(Reflect.get(before, 'id'));
      await refuseInUse(tx, table, id);
      await tx.delete(table).where(eq(table.id, id));
    },
    prepareRestore: (tx, row, context) => prepare(tx, row as Values<T>, undefined, context),
  };
}
