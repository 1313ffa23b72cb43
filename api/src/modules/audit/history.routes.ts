import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { history, listAnswer } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { answerPage } from '../../rest/read/paging';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { auditLogTable as table } from '../../audit/audit.table';
import { partsOf, renamings, type Part } from './parts';
import { recordedRows } from './recordedRows';

/** The rows of the log for an entry and its parts. */
const about = (
  { entity, id }: { entity: string; id: string },
  parts: readonly Part[],
  also: SQL | undefined,
) =>
  or(
    also,
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

/** The label that distinguishes a part from others; undefined for the entry itself. */
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
      const actor = actorOf(principalOf(request));
      return database.withActor(actor, async (tx) => {
        const parts = query.with_parts ? await partsOf(tx, query.entity, query.id) : [];
        const also = query.with_parts ? renamings(tx, query.entity, query.id) : undefined;
        const where = about(query, parts, also);
        return answerPage({
          query,
          whole: false,
          rows: async (range) =>
            (await recordedRows(tx, where, [desc(table.id)], range, actor)).map((row) => ({
              ...row,
              part: keyOf(parts, row),
            })),
          count: () => tx.$count(table, where),
        });
      });
    },
  );
}
