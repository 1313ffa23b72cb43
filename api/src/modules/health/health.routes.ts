import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer } from '@itinera/shared/contracts';
import type { Config } from '../../base/config';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';

const live = answer(z.object({ name: z.string(), version: z.string(), commit: z.string() }));
const ready = answer(z.object({ database: z.literal('answers') }));

/** Live says that the process runs, ready that it can serve: a database outage must not restart the process. */
export function healthRoutes(app: App, database: Database, build: Config['build']): void {
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
    { config: { right: 'server.ready' }, schema: { response: { 200: ready } } },
    async () => {
      await database.withActor(system('readiness'), (tx) => tx.execute(sql`SELECT 1`));
      return { success: true as const, result: { database: 'answers' as const } };
    },
  );
}
