import { and, inArray, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { redacted } from '../../db/visibility/redact';
import type { EntryTable } from '../entries/references';
import { customConditions } from '../custom/customConditions';
import { answerPage, everything, type PageAnswer, type PageQuery, type Slice } from './paging';

interface TableList {
  query: PageQuery & { q?: string };
  /** Returned completely unless a page is requested. */
  whole: boolean;
  where: SQL | undefined;
  order: (PgColumn | SQL)[];
  /** The actor who reads. */
  actor: Actor;
}

interface Place {
  id: string;
  total: number | null;
}

/** The ids of a page, in order. A search reads every row anyway, and counts them on the way. */
const findPlaces = (
  tx: Transaction,
  table: EntryTable,
  { query, where, order }: TableList,
  { limit, offset }: Slice,
): Promise<Place[]> =>
  tx
    .select({
      id: sql<string>`${table.id}`,
      total: query.q ? sql<number>`(count(*) OVER ())::int` : sql<null>`NULL`,
    })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/**
 * One page of a table: first its ids, which an index provides in order without reading rows, then those rows.
 * Sorting whole rows would make a far page as expensive as the table is long.
 */
export async function tablePage<T extends EntryTable>(
  tx: Transaction,
  of: T,
  list: TableList,
): Promise<PageAnswer<InferSelectModel<T>>> {
  // The query builder can't type a generic table: rows are typed at the edges.
  const table: EntryTable = of;
  const { query, whole, order, actor } = list;
  const where = and(list.where, await customConditions(tx, table, actor, query));
  const typed = (rows: Record<string, unknown>[]) =>
    rows.map((row) => redacted(actor, table, row)) as InferSelectModel<T>[];
  let found: number | null = null;

  async function readPage(slice: Slice) {
    if (slice === everything)
      return typed(
        await tx
          .select()
          .from(table)
          .where(where)
          .orderBy(...order),
      );
    const places = await findPlaces(tx, table, { ...list, where }, slice);
    found = places[0]?.total ?? null;
    const ids = places.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await tx.select().from(table).where(inArray(table.id, ids));
    const position = new Map<unknown, number>(ids.map((id, index) => [id, index]));
    return typed(
      rows.toSorted((one, other) => (position.get(one['id']) ?? 0) - (position.get(other['id']) ?? 0)),
    );
  }

  return answerPage({ query, whole, rows: readPage, count: async () => found ?? tx.$count(table, where) });
}
