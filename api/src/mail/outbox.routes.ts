import { and, eq } from 'drizzle-orm';
import { listAnswer, outbox } from '@itinera/shared/contracts';
import type { Database } from '../db/database';
import { orderBy } from '../db/ordering';
import { matchesWords } from '../db/search';
import type { App } from '../http/app';
import { answerPage } from '../rest/read/paging';
import { principalOf } from '../identity/rights/enforceRights';
import { onlyAdmins, type AdminSettings } from '../identity/rights/onlyAdmins';
import { actorOf } from '../identity/sessions/principal';
import { mailsTable as table } from '../people/mails.table';

const columns = {
  id: table.id,
  user_id: table.user_id,
  kind: table.kind,
  recipient: table.recipient,
  subject: table.subject,
  body: table.body,
  status: table.status,
  attempts: table.attempts,
  expires_at: table.expires_at,
  last_error: table.last_error,
  sent_at: table.sent_at,
  created: table.created_at,
};

/** The outbox: where no mail server is set up, staff read mails here. */
export function outboxRoutes(app: App, database: Database, settings: AdminSettings): void {
  app.get(
    outbox.path,
    {
      config: { right: 'outbox.list' },
      onRequest: onlyAdmins(settings),
      schema: { querystring: outbox.query, response: { 200: listAnswer(outbox.entity) } },
    },
    async (request) => {
      const { query } = request;
      const where = and(
        query.status && eq(table.status, query.status),
        query.recipient === undefined ? undefined : eq(table.recipient, query.recipient),
        matchesWords(query, [table.recipient, table.subject]),
      );
      const order = orderBy(query.sort ?? outbox.defaultSort, { created: table.created_at }, table.id) ?? [];
      return database.withActor(actorOf(principalOf(request)), (tx) =>
        answerPage({
          query,
          whole: false,
          rows: ({ limit, offset }) =>
            tx
              .select(columns)
              .from(table)
              .where(where)
              .orderBy(...order)
              .limit(limit)
              .offset(offset),
          count: () => tx.$count(table, where),
        }),
      );
    },
  );
}
