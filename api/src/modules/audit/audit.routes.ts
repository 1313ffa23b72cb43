import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { addDays, auditLog, auditSealAnswer, auditSealPath } from '@itinera/shared/contracts';
import { auditChainTable as chain, auditLogTable as table } from '../../audit/audit.table';
import { timeZone } from '../../base/today';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { jobsTable } from '../../jobs/jobs.table';
import { answerPage } from '../../rest/read/paging';
import { recordedRows } from './recordedRows';
import { verification } from './verification';

const noQuery = z.strictObject({});

/** The first instant of a day of the business. */
const beginningOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${timeZone()})`;

type Query = z.output<typeof auditLog.query>;

const matching = ({ from, to, ...named }: Query) =>
  and(
    from === undefined ? undefined : gte(table.at, beginningOf(from)),
    to === undefined ? undefined : lt(table.at, beginningOf(addDays(to, 1))),
    ...(['actor_id', 'actor_kind', 'entity', 'entity_id', 'action', 'outcome'] as const).map((name) => {
      const wanted = named[name];
      return wanted === undefined ? undefined : eq(table[name], wanted);
    }),
  );

/** The whole audit log, and its verification. */
export function auditRoutes(app: App, database: Database): void {
  app.get(
    auditLog.path,
    {
      config: { right: 'audit.list' },
      schema: { querystring: auditLog.query, response: { 200: auditLog.answer } },
    },
    async (request) => {
      const { query } = request;
      const where = matching(query);
      const actor = actorOf(principalOf(request));
      return database.withActor(actor, (tx) =>
        answerPage({
          query,
          whole: false,
          rows: (range) => recordedRows(tx, where, [desc(table.at), desc(table.id)], range, actor),
          count: () => tx.$count(table, where),
        }),
      );
    },
  );

  app.get(
    auditSealPath,
    {
      config: { right: 'audit.readSeal' },
      schema: { querystring: noQuery, response: { 200: auditSealAnswer } },
    },
    async () =>
      // Jobs and seals are visible to the program only; this answer is all that users see of them.
      database.withActor(system('audit'), async (tx) => {
        const [job] = await tx
          .select({ ran_at: jobsTable.ran_at, last_error: jobsTable.last_error })
          .from(jobsTable)
          .where(eq(jobsTable.name, verification));
        return {
          success: true as const,
          result: {
            verified_at: job?.ran_at ?? null,
            problem: job?.last_error ?? null,
            sealed: await tx.$count(chain),
          },
        };
      }),
  );
}
