import { and, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  answer,
  defaultLocale,
  id,
  listAnswer,
  locale,
  queryFlag,
  type Locale,
} from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { OwnEmbeds } from '../embeds/embed';
import { embedder } from '../embeds/embedder';
import { hasAlikeName, isNamedAlike, lacksName } from '../entries/localNames';
import { orderBy } from '../../db/ordering';
import { namesOf, type EntryTable } from '../entries/references';
import { matchesWords, type Folded } from '../../db/search';
import { principalOf } from '../../identity/rights/enforceRights';
import type { Right } from '../../identity/rights/rights';
import { actorOf, partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { tagsOf } from '../entries/entryNames';
import type { App } from '../../http/app';
import { requireWayToRead } from '../requireWay';
import { offerCount } from '../counts/countable';
import { findEntry } from './findEntry';
import { refuseForeignPartner } from './foreignPartner';
import { listFilters, type OwnFilters } from './listFilters';
import { naturalOrder, searchedNames, sortablesOf, type Sortables } from './listOrder';
import { tablePage } from './tablePage';

/** Parameters of every query; each contract allows some of them, and adds its filters. */
export interface ListQuery {
  page?: number;
  per_page?: number;
  sort?: string;
  q?: string;
  fuzzy?: boolean;
  with_data?: boolean;
  with_tags?: boolean;
  locale?: Locale;
}

export type Row = Record<string, unknown>;

export interface ReadCollection {
  path: string;
  entity: z.ZodMiniObject;
  query: z.ZodMiniType<ListQuery>;
  filters: object;
  sorts: readonly string[];
  defaultSort?: string;
  reference: boolean;
}

/** How the entries of a collection are read: only what contract and table don't define. */
export interface ReadParts<C extends ReadCollection> {
  collection: C;
  table: EntryTable;
  rights: { list: Right; read: Right };
  filters?: OwnFilters;
  sorts?: Sortables;
  /** Precedes `order` and name in the default order. */
  first?: (PgColumn | SQL)[];
  /** What `q` searches in addition to the names in all languages: columns, and names of other tables, once all tables are known. */
  searched?: (PgColumn | Folded | (() => SQL))[];
  /** By field: the number of rows that refer to an entry, embedded with data. */
  counted?: OwnEmbeds['counted'];
  /** The rows that a partner may see. By default all. */
  ownOf?: (tx: Transaction, partnerId: string) => SQL;
  /** Whether a list is returned completely unless a page is requested; by default as the contract defines. */
  isWhole?: (query: Record<string, unknown>) => boolean;
  /** Converts the rows of a list, and a single entry. */
  inList?: (row: Row, principal: Principal) => Row;
  inFull?: (row: Row, principal: Principal) => Row;
  /** Adds data of another area to the rows of a list. */
  completed?: (tx: Transaction, rows: Row[]) => Promise<Row[]>;
}

const params = z.strictObject({ id });
const entryQuery = z.strictObject({ with_data: z.optional(queryFlag), locale: z.optional(locale) });
const asItIs = (row: Row): Row => row;

/** Filters by the names of entries, wherever these are. */
function nameFilters(table: EntryTable): OwnFilters {
  const names = namesOf(table);
  const { name } = getTableColumns(table);
  if (names)
    return {
      missing_locale: (locale) => lacksName(names, table.id, locale),
      alike: (isMeant) => hasAlikeName(names, table.id, isMeant),
    };
  return name ? { alike: (isMeant) => isNamedAlike(table, name, isMeant) } : {};
}

/** The routes of a collection's list and single entry. */
export function readRoutes<C extends ReadCollection>(
  app: App,
  database: Database,
  parts: ReadParts<C>,
): void {
  const {
    collection,
    table,
    rights,
    first = [],
    searched = [],
    ownOf,
    counted = {},
    isWhole = () => collection.reference,
    inList = asItIs,
    inFull = inList,
    completed,
  } = parts;
  requireWayToRead(table, rights.list);
  requireWayToRead(table, rights.read);
  const { path, entity, defaultSort } = collection;
  const filter = listFilters(path, collection.filters, table, { ...nameFilters(table), ...parts.filters });
  const sortables = sortablesOf(path, collection.sorts, table, parts.sorts);

  const embed = embedder(entity, table, { counted });
  const withData = async (tx: Transaction, rows: Row[], query: ListQuery): Promise<Row[]> =>
    query.with_data ? embed(tx, rows, { locale: query.locale, withTags: query.with_tags }) : rows;

  const visible = (tx: Transaction, principal: Principal): SQL | undefined => {
    const partnerId = partnerIdOf(principal);
    return partnerId === undefined ? undefined : ownOf?.(tx, partnerId);
  };

  const matching = (tx: Transaction, principal: Principal, query: ListQuery): SQL | undefined => {
    refuseForeignPartner(principal, query);
    const others = searched.map((text) => (typeof text === 'function' ? text() : text));
    const found = matchesWords(query, [...searchedNames(table), ...others]);
    return and(visible(tx, principal), filter({ ...query }), found);
  };
  offerCount(app, { path, table, right: rights.list, query: collection.query, where: matching });

  app.get(
    path,
    {
      config: { right: rights.list },
      schema: { querystring: collection.query, response: { 200: listAnswer(entity) } },
    },
    async (request) => {
      const query: ListQuery = request.query;
      const principal = principalOf(request);
      const language = query.locale ?? defaultLocale;
      const order = orderBy(query.sort ?? defaultSort, sortables, table.id) ?? [
        ...first,
        ...naturalOrder(table, language),
      ];
      return database.withActor(actorOf(principal), async (tx) => {
        const where = matching(tx, principal, query);
        const actor = actorOf(principal);
        const page = await tablePage(tx, table, { query, whole: isWhole({ ...query }), where, order, actor });
        const shown = page.result.map((row) => inList(row, principal));
        const complete = completed ? await completed(tx, shown) : shown;
        const result = await withData(tx, complete, query);
        if (!query.with_tags) return { ...page, result };
        const tags = await tagsOf(tx, table, page.result, result);
        return { ...page, result: result.map((row) => ({ ...row, etag: tags.get(String(row['id'])) })) };
      });
    },
  );

  app.get(
    `${path}/:id`,
    {
      config: { right: rights.read },
      schema: { params, querystring: entryQuery, response: { 200: answer(entity) } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      return database.withActor(actorOf(principal), async (tx) => {
        const { id: entryId } = request.params;
        const row: Row = await findEntry(tx, table, {
          id: entryId,
          actor: actorOf(principal),
          where: visible(tx, principal),
        });
        const shown = inFull(row, principal);
        const [result = shown] = await withData(tx, [shown], request.query);
        const tags = await tagsOf(tx, table, [row], [result]);
        reply.header('ETag', tags.get(String(row['id'])));
        return { success: true as const, result };
      });
    },
  );
}
