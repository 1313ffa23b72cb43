import { getTableColumns, notExists, sql } from 'drizzle-orm';
import * as contracts from '@itinera/shared/contracts';
import { listAnswer, orphan, orphansPath, orphansQuery, type Orphan } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { namesOf, type EntryTable } from '../../rest/entries/references';
import * as tables from '../schema';
import type { App } from '../../http/app';
import { answerPage } from '../../rest/read/paging';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';

const named: [path: string, table: EntryTable][] = [
  [contracts.countries.path, tables.countriesTable],
  [contracts.regions.path, tables.regionsTable],
  [contracts.cities.path, tables.citiesTable],
  [contracts.resorts.path, tables.resortsTable],
  [contracts.beachTypes.path, tables.beachTypesTable],
  [contracts.boardingTypes.path, tables.boardingTypesTable],
  [contracts.roomTypes.path, tables.roomTypesTable],
  [contracts.hotelFormats.path, tables.hotelFormatsTable],
  [contracts.hotelTypes.path, tables.hotelTypesTable],
  [contracts.features.path, tables.featuresTable],
];

async function orphansOf(tx: Transaction, collection: string, table: EntryTable): Promise<Orphan[]> {
  const names = namesOf(table);
  if (!names) throw new Error(`${collection} has no table of names.`);
  const { name } = getTableColumns(table);
  const own = tx
    .select({ found: sql`1` })
    .from(names.table)
    .where(sql`${names.owner} = ${table.id}`);
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, name: sql<string | null>`${name ?? null}` })
    .from(table)
    .where(notExists(own))
    .orderBy(table.id);
  return rows.map((row) => ({ collection, ...row }));
}

async function findOrphans(tx: Transaction): Promise<Orphan[]> {
  const found: Orphan[] = [];
  for (const [path, table] of named) found.push(...(await orphansOf(tx, path, table)));
  return found;
}

export function orphanRoutes(app: App, database: Database): void {
  app.get(
    orphansPath,
    {
      config: { right: 'orphans.list' },
      schema: { querystring: orphansQuery, response: { 200: listAnswer(orphan) } },
    },
    async (request) => {
      const orphans = await database.withActor(actorOf(principalOf(request)), findOrphans);
      return answerPage({
        query: request.query,
        whole: true,
        rows: async ({ limit, offset }) => orphans.slice(offset, offset + limit),
        count: async () => orphans.length,
      });
    },
  );
}
