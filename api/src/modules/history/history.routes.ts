import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { changes, history, listAnswer, role, type Role } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { answerPage } from '../../rest/read/paging';
import { personName } from '../../people/personName';
import { usersTable } from '../../people/users.table';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { auditLogTable as table } from '../../audit/audit.table';
import { partsOf, type Part } from './parts';

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
  entity: table.entity,
  entity_id: table.entity_id,
  first_name: usersTable.first_name,
  last_name: usersTable.last_name,
  email: usersTable.email,
};

/** The role of a person; a row written by the program has the name of its job there. */
const roleOf = (text: string | null): Role | null => role.safeParse(text).data ?? null;

/** The rows of the log about an entry and its parts. */
const about = ({ entity, id }: { entity: string; id: string }, parts: readonly Part[]) =>
  or(
    and(eq(table.entity, entity), eq(table.entity_id, id)),
    parts.length === 0
      ? undefined
      : and(
          inArray(table.entity, [...new Set(parts.map((part) => part.entity))]),
          inArray(
            table.entity_id,
            parts.map((part) => part.id),
          ),
        ),
  );

/** What tells a part from its like; undefined for the entry itself. */
function keyOf(parts: readonly Part[], entry: { entity: string; entity_id: string | null }) {
  const part = parts.find(({ entity, id }) => entity === entry.entity && id === entry.entity_id);
  return part && { field: part.field, value: part.value };
}

export function historyRoutes(app: App, database: Database): void {
  app.get(
    history.path,
    {
      config: { right: 'history.list' },
      schema: { querystring: history.query, response: { 200: listAnswer(history.entity) } },
    },
    async (request) => {
      const { query } = request;
      return database.withActor(actorOf(principalOf(request)), async (tx) => {
        const parts = query.with_parts ? await partsOf(tx, query.entity, query.id) : [];
        const where = about(query, parts);
        return answerPage({
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
              part: keyOf(parts, row),
            }));
          },
          count: () => tx.$count(table, where),
        });
      });
    },
  );
}
