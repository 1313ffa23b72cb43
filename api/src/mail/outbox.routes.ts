import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { doneAnswer, id, listAnswer, outbox } from '@itinera/shared/contracts';
import { person, record } from '../audit/record';
import type { Config } from '../base/config';
import type { Database } from '../db/database';
import { orderBy } from '../db/ordering';
import { matchesWords } from '../db/search';
import type { App } from '../http/app';
import { originOf } from '../http/origin';
import { notFound, Problem } from '../http/problem';
import { answerQuery } from '../rest/read/paging';
import { principalOf } from '../identity/rights/enforceRights';
import { onlyAdmins, type AdminSettings } from '../identity/rights/onlyAdmins';
import { actorOf } from '../identity/sessions/principal';
import { mailsTable as table } from '../people/mails.table';
import { done, writeOnce } from '../rest/write/writeOnce';
import { retryMail } from './outbox';

const stateOfMail = {
  id: table.id,
  user_id: table.user_id,
  kind: table.kind,
  recipient: table.recipient,
  subject: table.subject,
  status: table.status,
  attempts: table.attempts,
  expires_at: table.expires_at,
  last_error: table.last_error,
  sent_at: table.sent_at,
  created: table.created_at,
};

type Settings = AdminSettings & Pick<Config, 'production' | 'smtpUrl'>;

/**
 * The outbox: where no mail server is set up, staff read mails here. In production with one, only that server and the recipient see the
 * text of a mail.
 */
export function outboxRoutes(app: App, database: Database, settings: Settings): void {
  const body = settings.production && settings.smtpUrl !== undefined ? sql<null>`NULL` : table.body;
  const columns = { ...stateOfMail, body };

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
        answerQuery(
          query,
          tx
            .select(columns)
            .from(table)
            .where(where)
            .orderBy(...order),
          () => tx.$count(table, where),
        ),
      );
    },
  );

  app.post(
    `${outbox.path}/:id/retry`,
    {
      config: { right: 'outbox.retry' },
      onRequest: onlyAdmins(settings),
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        response: { 200: doneAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const isTried = await retryMail(tx, request.params.id);
        if (isTried === undefined) throw notFound();
        if (!isTried)
          throw new Problem('rule', 'This mail was sent, or its text is gone. Cause it again instead.');
        await record(tx, originOf(request), {
          ...person(principalOf(request)),
          entity: 'outbox',
          entity_id: request.params.id,
          action: 'retry',
          outcome: 'done',
        });
        return done;
      }),
  );
}
