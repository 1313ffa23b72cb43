import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, dependents, users, type Dependent } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { EntryTable } from '../../rest/entries/references';
import { belongingsOf, blockersOf, firstOf, type Use } from '../../rest/entries/uses';
import type { App } from '../../http/app';
import { invalid, notFound } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { batchable } from '../../rest/write/batchable';
import { entityOf } from '../../rest/write/operations';
import { usersTable } from '../../people/users.table';

const shown = 5;

/** The tables of all collections with deletable entries, by the last segment of their path. */
const removablesOf = (app: App): Map<string, EntryTable> =>
  new Map<string, EntryTable>([
    ...[...batchable(app).collections.values()].map(({ path, table }) => [entityOf(path), table] as const),
    [entityOf(users.path), usersTable],
  ]);

async function described(tx: Transaction, entity: string, use: Use, blocks: boolean): Promise<Dependent[]> {
  const first = await firstOf(tx, use, shown);
  if (first.length === 0) return [];
  const total = first.length < shown ? first.length : await tx.$count(use.table, use.where);
  return [{ entity, blocks, total, first }];
}

/** Lists what prevents a deletion and what is deleted as well, from the same source as the deletion itself. */
export function dependentRoutes(app: App, database: Database): void {
  app.get(
    dependents.path,
    {
      config: { right: 'dependents.list' },
      schema: { querystring: dependents.query, response: { 200: answer(z.array(dependents.entity)) } },
    },
    async (request) => {
      const { entity, id } = request.query;
      const removables = removablesOf(app);
      const table = removables.get(entity);
      if (!table)
        throw invalid({ entity: 'Use the last part of the path of a collection, such as countries.' });
      const nameOf = (part: EntryTable) => [...removables].find(([, removable]) => removable === part)?.[0];
      return database.withActor(actorOf(principalOf(request)), async (tx) => {
        const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
        if (!row) throw notFound();
        const uses = [
          ...blockersOf(tx, table, id).map((use) => ({ use, blocks: true })),
          ...belongingsOf(table, id).map((use) => ({ use, blocks: false })),
        ];
        const result: Dependent[] = [];
        for (const { use, blocks } of uses) {
          // Rows without a route, such as sessions, are not listed.
          const name = nameOf(use.table);
          if (name !== undefined) result.push(...(await described(tx, name, use, blocks)));
        }
        return { success: true as const, result };
      });
    },
  );
}
