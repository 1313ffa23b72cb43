import { desc, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { systemAnswer, systemPath } from '@itinera/shared/contracts';
import type { Config } from '../../base/config';
import { freeBytesOf } from '../../base/freeSpace';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { readJobStates } from '../../jobs/jobStates';
import type { Interval } from '../../jobs/lease';
import { backupsTable } from './backups.table';
import { policyViolationsTable } from './policyViolations.table';
import { readRestores } from './readRestores';
import { survivalOf } from './survivalOf';

const noQuery = z.strictObject({});
const mostViolations = 20;
const actor = system('system-state');

type Facts = Record<'version' | 'fsync' | 'commit' | 'bytes', string>;

/** State of the server, for its operators. */
export function systemRoutes(
  app: App,
  database: Database,
  { build, dataDir }: Config,
  jobs: Interval[],
): void {
  const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();

  app.get(
    systemPath,
    {
      config: { right: 'system.read' },
      schema: { querystring: noQuery, response: { 200: systemAnswer } },
    },
    async () => {
      const { facts, ...kept } = await database.withActor(actor, async (tx) => {
        const [facts] = await tx.execute<Facts>(
          sql`SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
            current_setting('synchronous_commit') AS commit, pg_database_size(current_database())::text AS bytes`,
        );
        const [backup] = await tx.select().from(backupsTable).orderBy(desc(backupsTable.created_at)).limit(1);
        return {
          facts,
          last_backup: backup ?? null,
          ...(await readRestores(tx)),
          jobs: await readJobStates(tx, jobs),
          policy_violations: await tx
            .select()
            .from(policyViolationsTable)
            .orderBy(desc(policyViolationsTable.last_at))
            .limit(mostViolations),
        };
      });
      if (!facts) throw new Error('The database did not describe itself.');
      return {
        success: true as const,
        result: {
          api: { ...build, node: process.versions.node, started_at },
          database: {
            engine: database.engine,
            version: facts.version,
            survives: survivalOf(database.engine, facts),
            size_bytes: Number(facts.bytes),
          },
          free_bytes: await freeBytesOf(dataDir)(),
          ...kept,
        },
      };
    },
  );
}
