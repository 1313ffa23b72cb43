import * as z from 'zod/mini';
import { answer, timestamp } from '@itinera/shared/contracts';
import type { Config } from '../../base/config';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { readJobStates } from '../../jobs/jobStates';
import type { Interval } from '../../jobs/lease';

const live = answer(z.object({ name: z.string(), version: z.string(), commit: z.string() }));
const ready = answer(
  z.object({
    database: z.literal('answers'),
    /** When any job last succeeded, and the names of those that are late. */
    jobs: z.object({ last_ran_at: z.nullable(timestamp), late: z.array(z.string()) }),
  }),
);

/**
 * Live means that the process runs, ready that it can serve: a database outage must not restart the process, and late jobs affect no
 * request.
 */
export function healthRoutes(app: App, database: Database, build: Config['build'], jobs: Interval[]): void {
  const result = { name: 'itinera-api', ...build };

  app.get(
    '/api/health',
    { config: { right: 'server.live' }, schema: { response: { 200: live } } },
    async () => ({
      success: true as const,
      result,
    }),
  );

  app.get(
    '/api/ready',
    { config: { right: 'server.ready', rank: 'urgent' }, schema: { response: { 200: ready } } },
    async () => {
      const states = await database.withActor(system('readiness'), (tx) => readJobStates(tx, jobs));
      const ran = states.flatMap(({ ran_at }) => ran_at ?? []).toSorted();
      const late = states.filter(({ is_late }) => is_late).map(({ name }) => name);
      return {
        success: true as const,
        result: { database: 'answers' as const, jobs: { last_ran_at: ran.at(-1) ?? null, late } },
      };
    },
  );
}
