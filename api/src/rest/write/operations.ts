import { and, eq, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { CustomValues } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import { namesOf, type EntryTable } from '../entries/references';
import { mergeInput } from '../../http/mergeInput';
import { notFound, Problem } from '../../http/problem';
import type { Right } from '../../identity/rights/rights';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { OwnEmbeds } from '../embeds/embed';
import { embedder } from '../embeds/embedder';
import { asEmbedded, namesOfEntry } from '../entries/entryNames';
import { withoutDerived } from '../entries/derived';
import { customValuesToWrite } from '../custom/customValuesToWrite';
import { explainDuplicate } from '../entries/duplicates';
import { entityTag, requireMatch } from '../entries/entityTag';
import { justRemoved } from './justRemoved';
import { keepSecrets, takeSecrets } from './undoSecrets';
import { refuseOtherValues } from './readOnlyValues';
import { undoable } from './undoable';

type Row = Record<string, unknown> & { id: string };

export interface WrittenCollection {
  path: string;
  defaults?: object;
  entity: z.ZodMiniObject;
  createInput: z.ZodMiniObject;
  updateInput: z.ZodMiniObject;
}

export type WriteRights = { create?: Right; update?: Right; remove?: Right };

/** How the entries of a collection are written: only what differs between collections. */
export interface WriteParts<T extends EntryTable, C extends WrittenCollection> {
  collection: C;
  table: T;
  /** A write without a right is not offered, such as changes of transactions, or creations of parts that come with their entry. */
  rights: WriteRights;
  /** The rows that this writer may change; undefined: all. Others do not exist for the writer. */
  own?: (context: WriteContext) => SQL | undefined;
  /** Locks shared rows before the entry itself, so that all writers lock in the same order. */
  lockFirst?: (tx: Transaction, context: WriteContext, id: string) => Promise<void>;
  create?: (
    tx: Transaction,
    input: z.output<C['createInput']>,
    context: WriteContext,
  ) => Promise<InferSelectModel<T>>;
  update?: (
    tx: Transaction,
    before: InferSelectModel<T>,
    changes: z.output<C['updateInput']>,
    context: WriteContext,
  ) => Promise<InferSelectModel<T>>;
  remove?: (tx: Transaction, before: InferSelectModel<T>, context: WriteContext) => Promise<void>;
  /** Validates a restored row as if it were new: refuses it, or returns what has to change. */
  prepareRestore?: (
    tx: Transaction,
    row: InferSelectModel<T>,
    context: WriteContext,
    removedAt: string,
  ) => Promise<Partial<InferInsertModel<T>>>;
  /** Side effects of restoring an entry. */
  restored?: (tx: Transaction, row: InferSelectModel<T>) => Promise<InferSelectModel<T>>;
  /** As in `ReadParts`. */
  counted?: OwnEmbeds['counted'];
  /** Converts the row for answers, if these differ from it. */
  shown?: (tx: Transaction, row: InferSelectModel<T>, context: WriteContext) => Promise<object>;
}

/** The outcome of a write: its answer, usually the entry, and the entry's ETag. */
export interface Written<R = Record<string, unknown>> {
  result: R;
  etag: string;
}

/** The writes of one collection, for validated input, within a transaction of the caller. */
export interface Operations {
  path: string;
  entity: z.ZodMiniObject;
  table: EntryTable;
  rights: WriteRights;
  createSchema: z.ZodMiniType;
  updateSchema: z.ZodMiniType;
  create: (tx: Transaction, context: WriteContext, input: unknown) => Promise<Written>;
  /** `sent`: the body as received, with the read-only fields of the entry. */
  update: (
    tx: Transaction,
    context: WriteContext,
    id: string,
    changes: unknown,
    sent?: unknown,
  ) => Promise<Written>;
  remove: (tx: Transaction, context: WriteContext, id: string) => Promise<void>;
  restore: (tx: Transaction, context: WriteContext, id: string) => Promise<Written>;
}

const customIn = (values: object): CustomValues | undefined =>
  'custom' in values ? (values.custom as CustomValues) : undefined;

/** The name of a collection in the audit log: `hotels` of `/api/hotels`. */
export const entityOf = (path: string): string => path.replace('/api/', '');

/** Adds what every write has in common: the lock, the check of If-Match, and the row in the audit log. */
export function operationsOf<T extends EntryTable, C extends WrittenCollection>(
  parts: WriteParts<T, C>,
): Operations {
  const { collection, table, rights } = parts;
  const entity = entityOf(collection.path);
  const undo = undoable(table);
  const embed = namesOf(table) && embedder(collection.entity, table, { counted: parts.counted ?? {} });

  const asShown = async (
    tx: Transaction,
    row: Row,
    context: WriteContext,
  ): Promise<Record<string, unknown>> =>
    parts.shown ? { ...(await parts.shown(tx, row as InferSelectModel<T> & Row, context)) } : row;

  /** `withData`: answered like a GET of the entry with its data, so that the client need not read it again. */
  async function written(
    tx: Transaction,
    row: Row,
    context: WriteContext,
    withData = false,
  ): Promise<Written> {
    const seen = redacted(context.actor, table, row);
    const shown = await asShown(tx, seen, context);
    const [result = shown] = embed && withData ? await embed(tx, [shown]) : [];
    return { result, etag: entityTag(withoutDerived(table, seen), await namesOfEntry(tx, table, row.id)) };
  }

  /** Runs a write of a row; the refusal of a duplicate names the entry that has the value. */
  async function explaining<R>(context: WriteContext, values: object, write: Promise<R>): Promise<R> {
    try {
      return await write;
    } catch (error) {
      throw explainDuplicate(error, { table, values: { ...values }, own: parts.own?.(context) });
    }
  }

  async function refuseStale(tx: Transaction, context: WriteContext, row: Row): Promise<void> {
    if (context.ifMatch === undefined) return;
    // Names are locked like the row, so that they can't change between comparison and write. New names refer to the row, so they wait for
    // its lock.
    const names = await namesOfEntry(tx, table, row.id, true);
    const seen = redacted(context.actor, table, row);
    const shown = { ...(await asShown(tx, seen, context)), ...(names && asEmbedded(table, names)) };
    requireMatch(context, entityTag(withoutDerived(table, seen), names), collection.entity.parse(shown));
  }

  async function lock(
    tx: Transaction,
    context: WriteContext,
    id: string,
  ): Promise<InferSelectModel<T> & Row> {
    await parts.lockFirst?.(tx, context, id);
    const [before] = await tx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), parts.own?.(context)))
      .for('update');
    if (!before) throw notFound();
    await refuseStale(tx, context, before as Row);
    return before as InferSelectModel<T> & Row;
  }

  /** The input with the custom values after the write. */
  async function withCustom(tx: Transaction, context: WriteContext, input: object, before?: object) {
    const values = { before: before && customIn(before), given: customIn(input) };
    const custom = await customValuesToWrite(tx, context, table, values);
    return custom ? { ...input, custom } : input;
  }

  return {
    path: collection.path,
    entity: collection.entity,
    table,
    rights,
    createSchema: collection.createInput,
    updateSchema: mergeInput(collection),
    async create(tx, context, input) {
      if (!parts.create) throw notFound();
      const given = await withCustom(tx, context, Object(input));
      const values = { ...collection.defaults, ...given };
      const creation = parts.create(tx, given as z.output<C['createInput']>, context);
      const after = (await explaining(context, values, creation)) as Row;
      await recordChange(tx, context, {
        entity,
        entity_id: after.id,
        action: 'create',
        before: null,
        after: withoutDerived(table, after),
      });
      return written(tx, after, context);
    },
    async update(tx, context, id, changes, sent) {
      if (!parts.update) throw notFound();
      const before = await lock(tx, context, id);
      refuseOtherValues(
        collection,
        await asShown(tx, redacted(context.actor, table, before as Row), context),
        sent,
      );
      const given = await withCustom(tx, context, Object(changes), before);
      const values = { ...before, ...given };
      const change = parts.update(tx, before, given as z.output<C['updateInput']>, context);
      const after = (await explaining(context, values, change)) as Row;
      await recordChange(tx, context, {
        entity,
        entity_id: id,
        action: 'update',
        before: withoutDerived(table, before),
        after: withoutDerived(table, after),
      });
      return written(tx, after, context, 'names' in Object(changes));
    },
    async remove(tx, context, id) {
      if (!parts.remove) throw notFound();
      const row = await lock(tx, context, id);
      const before = { ...row, ...(await undo.owned(tx, id)) };
      await keepSecrets(tx, context, entity, table, row);
      await parts.remove(tx, row, context);
      await recordChange(tx, context, { entity, entity_id: id, action: 'delete', before, after: null });
    },
    async restore(tx, context, id) {
      if (!undo.restore || !parts.remove)
        throw new Problem('rule', 'Entries of this kind can’t be restored. Add a new one.');
      const { entry: removed, at } = await justRemoved(tx, context, entity, id);
      const row = { ...removed, ...(await takeSecrets(tx, entity, table, id)) };
      const changes = await parts.prepareRestore?.(tx, row as InferSelectModel<T>, context, at);
      const values = { ...row, ...changes };
      const restoration = explaining(context, values, undo.restore(tx, values));
      const back = (await restoration) as InferSelectModel<T> & Row;
      const after = parts.restored ? ((await parts.restored(tx, back)) as Row) : back;
      await recordChange(tx, context, {
        entity,
        entity_id: id,
        action: 'restore',
        before: null,
        after: { ...removed, ...changes },
      });
      return written(tx, after, context);
    },
  };
}
