import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { answer, defaultLocale, id, listAnswer, locale, queryFlag, type Locale } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../db/database';
import { orderBy } from '../db/ordering';
import { matchesWords } from '../db/search';
import { principalOf } from '../rights/enforceRights';
import type { Right } from '../rights/rights';
import { actorOf } from '../sessions/principal';
import type { App } from './app';
import { answerPage } from './paging';
import { notFound } from './problem';

/** Every query of a reference list; each contract allows its own part of it. */
export interface ReferenceQuery {
  page?: number;
  per_page?: number;
  sort?: string;
  q?: string;
  with_data?: boolean;
  locale?: Locale;
  country_id?: string;
  region_id?: string;
  resort_id?: string;
}

type Row = Record<string, unknown>;

interface ReferenceParts {
  collection: { path: string; entity: z.ZodMiniObject; query: z.ZodMiniType<ReferenceQuery> };
  rights: { list: Right; read: Right };
  table: PgTable & { id: PgColumn };
  /** What the list is sorted by when nobody says, for readers of a locale. */
  naturalOrder: (locale: Locale) => (PgColumn | SQL)[];
  sortable: Record<string, PgColumn | SQL>;
  searched: (locale: Locale) => (PgColumn | SQL)[];
  filter?: (query: ReferenceQuery) => SQL | undefined;
  /** Embeds what belongs to the rows when data are asked for. */
  withData?: (tx: Transaction, ids: string[], locale: Locale) => Promise<Map<string, Row>>;
}

const params = z.strictObject({ id });
const entryQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });

/** List and single entry of a collection that others refer to: geography and classification. */
export function referenceRoutes(app: App, database: Database, parts: ReferenceParts): void {
  const { collection, rights, table, naturalOrder, sortable, searched, filter, withData } = parts;

  async function embed(tx: Transaction, rows: Row[], query: ReferenceQuery): Promise<Row[]> {
    if (!query.with_data || !withData) return rows;
    const ids = rows.map((row) => String(row['id']));
    const found = await withData(tx, ids, query.locale ?? defaultLocale);
    return rows.map((row) => ({ ...row, ...found.get(String(row['id'])) }));
  }

  app.get(
    collection.path,
    { config: { right: rights.list }, schema: { querystring: collection.query, response: { 200: listAnswer(collection.entity) } } },
    async (request) => {
      const { query } = request;
      const language = query.locale ?? defaultLocale;
      const where = and(filter?.(query), matchesWords(query.q, searched(language)));
      const order = orderBy(query.sort, sortable, table.id) ?? [...naturalOrder(language), table.id];
      return database.withActor(actorOf(principalOf(request)), (tx) =>
        answerPage({
          query,
          whole: true,
          rows: async ({ limit, offset }) => {
            const rows = await tx.select().from(table).where(where).orderBy(...order).limit(limit).offset(offset);
            return embed(tx, rows, query);
          },
          count: () => tx.$count(table, where),
        }),
      );
    },
  );

  app.get(
    `${collection.path}/:id`,
    { config: { right: rights.read }, schema: { params, querystring: entryQuery, response: { 200: answer(collection.entity) } } },
    async (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => {
        const rows = await tx.select().from(table).where(eq(table.id, request.params.id));
        const [result] = await embed(tx, rows, request.query);
        if (!result) throw notFound();
        return { success: true as const, result };
      }),
  );
}
