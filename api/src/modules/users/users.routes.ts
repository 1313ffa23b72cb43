import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { listAnswer, users, type UserStatus } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { alphabetical, orderBy } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import type { App } from '../../http/app';
import { answerPage } from '../../http/paging';
import { principalOf } from '../../rights/enforceRights';
import { actorOf } from '../../sessions/principal';
import { usersTable as table } from './users.table';

const sortable = {
  created: table.created_at,
  email: table.email,
  first_name: alphabetical(table.first_name),
  last_name: alphabetical(table.last_name),
  company_name: alphabetical(table.company_name),
};

const columns = {
  id: table.id,
  email: table.email,
  role: table.role,
  status: sql<UserStatus>`${table.status}`,
  first_name: table.first_name,
  last_name: table.last_name,
  company_name: table.company_name,
  created: table.created_at,
};

/**
 * Staff take the first user with role dmc as the default partner for prices (specification 6). Whoever
 * registers must not become that partner: pending accounts are listed only when their status is asked for.
 */
const status = (query: z.output<typeof users.query>): SQL | undefined => {
  if (query.status !== undefined) return eq(table.status, query.status);
  return and(ne(table.status, 'parked'), query.role === 'dmc' ? ne(table.status, 'pending') : undefined);
};

export function userRoutes(app: App, database: Database): void {
  app.get(
    users.path,
    { config: { right: 'users.list' }, schema: { querystring: users.query, response: { 200: listAnswer(users.entity) } } },
    async (request) => {
      const { query } = request;
      const where = and(
        query.role && eq(table.role, query.role),
        status(query),
        matchesWords(query.q, [table.email, table.first_name, table.last_name, table.company_name]),
      );
      const order = orderBy(query.sort ?? users.defaultSort, sortable, table.id) ?? [];
      return database.withActor(actorOf(principalOf(request)), (tx) =>
        answerPage({
          query,
          whole: false,
          rows: ({ limit, offset }) =>
            tx.select(columns).from(table).where(where).orderBy(...order).limit(limit).offset(offset),
          count: () => tx.$count(table, where),
        }),
      );
    },
  );
}
