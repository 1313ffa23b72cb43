import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { listAnswer, orphan, orphansPath, orphansQuery, type Orphan } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { namesOf, type EntryTable } from '../../rest/entries/references';
import type { App } from '../../http/app';
import { answerPage } from '../../rest/read/paging';
import { batchable } from '../../rest/write/batchable';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';

interface Collection {
  path: string;
  table: EntryTable;
}

/** The entries of one collection that have no name record. */
function orphansOf({ path, table }: Collection, position: number): SQL[] {
  const names = namesOf(table);
  if (!names) return [];
  const { name } = getTableColumns(table);
  return [
    sql`SELECT ${position}::int AS position, ${path}::text AS collection, ${table.id}, ${name ?? sql`NULL`}::text AS name
      FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM ${names.table} WHERE ${names.owner} = ${table.id})`,
  ];
}

async function findOrphans(tx: Transaction, collections: Collection[]): Promise<Orphan[]> {
  const parts = collections.flatMap(orphansOf);
  const rows = await tx.execute<Orphan & Record<string, unknown>>(
    sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY position, id`,
  );
  return rows.map(({ collection, id, name }) => ({ collection, id, name }));
}

export function orphanRoutes(app: App, database: Database): void {
  app.get(
    orphansPath,
    {
      config: { right: 'orphans.list' },
      schema: { querystring: orphansQuery, response: { 200: listAnswer(orphan) } },
    },
    async (request) => {
      const collections = [...batchable(app).collections.values()];
      const orphans = await database.withActor(actorOf(principalOf(request)), (tx) =>
        findOrphans(tx, collections),
      );
      return answerPage({
        query: request.query,
        whole: true,
        rows: async ({ limit, offset }) => orphans.slice(offset, offset + limit),
        count: async () => orphans.length,
      });
    },
  );
}
