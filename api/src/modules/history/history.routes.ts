import { and, desc, eq } from 'drizzle-orm';
import { changes, history, listAnswer, role, type Role } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { answerPage } from '../../rest/read/paging';
import { personName } from '../../people/personName';
import { usersTable } from '../../people/users.table';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { auditLogTable as table } from '../../audit/audit.table';

const columns = {
  id: table.id,
  at: table.at,
  kind: table.actor_kind,
  actorId: table.actor_id,
  role: table.actor_role,
  action: table.action,
  outcome: table.outcome,
  changes: table.changes,
  request_id: table.request_id,
  first_name: usersTable.first_name,
  last_name: usersTable.last_name,
  email: usersTable.email,
};

/** The role of a person; a row written by the program has the name of its job there. */
const roleOf = (text: string | null): Role | null => role.safeParse(text).data ?? null;

export function historyRoutes(app: App, database: Database): void {
  app.get(
    history.path,
    {
      config: { right: 'history.list' },
      schema: { querystring: history.query, response: { 200: listAnswer(history.entity) } },
    },
    async (request) => {
      const { query } = request;
      const where = and(eq(table.entity, query.entity), eq(table.entity_id, query.id));
      return database.withActor(actorOf(principalOf(request)), (tx) =>
        answerPage({
          query,
          whole: false,
          rows: async ({ limit, offset }) => {
            const rows = await tx
              .select(columns)
              .from(table)
              .leftJoin(usersTable, eq(usersTable.id, table.actor_id))
              .where(where)
              .orderBy(desc(table.id))
              .limit(limit)
              .offset(offset);
            return rows.map(({ kind, actorId, role: actorRole, first_name, last_name, email, ...row }) => ({
              ...row,
              actor: {
                kind,
                id: actorId,
                role: roleOf(actorRole),
                name: personName({ first_name, last_name, email }),
              },
              changes: changes.parse(JSON.parse(row.changes)),
            }));
          },
          count: () => tx.$count(table, where),
        }),
      );
    },
  );
}
