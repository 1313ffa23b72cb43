import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { policyReportsPath } from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { originOf } from '../../http/origin';
import { keptOf, policyReport } from './policyReport';
import { policyViolationsTable as table } from './policyViolations.table';
import { sampleReports } from './sampleReports';

const actor = system('policy-reports');
const mostRows = 200;
const bodyBytes = 8 * 1024;

/**
 * Receives the reports of browsers about what our content security policy refused. Anyone may send one, so they are small, sampled, reduced
 * to words and counted in a table of limited size; the answer never says which was kept.
 */
export async function policyReportRoutes(app: App, database: Database): Promise<void> {
  const isKept = sampleReports();
  await app.register(async (scope: App) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (request, body, done) =>
      parse(request, body.toString(), done),
    );
    scope.post(
      policyReportsPath,
      {
        config: { right: 'policyReports.send' },
        bodyLimit: bodyBytes,
        schema: { querystring: z.strictObject({}), body: policyReport, response: { 204: z.void() } },
      },
      async (request, reply) => {
        if (isKept(originOf(request).network)) {
          const { page, directive, blocked } = keptOf(request.body);
          await database.withActor(actor, async (tx) => {
            await tx.execute(sql`DELETE FROM ${table} WHERE last_at < now() - interval '90 days'`);
            await tx.execute(sql`INSERT INTO ${table} (page, directive, blocked)
              SELECT ${page}::text, ${directive}::text, ${blocked}::text
               WHERE (SELECT count(*) FROM ${table}) < ${mostRows}
                  OR EXISTS (SELECT 1 FROM ${table} AS same
                              WHERE same.page = ${page} AND same.directive = ${directive} AND same.blocked = ${blocked})
              ON CONFLICT (page, directive, blocked)
              DO UPDATE SET seen = least(${table}.seen + 1, 1000000), last_at = greatest(${table}.last_at, now())`);
          });
        }
        return reply.code(204).send();
      },
    );
  });
}
