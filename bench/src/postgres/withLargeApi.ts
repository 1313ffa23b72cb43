import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { start } from '../../../api/src/app/start';
import { buildApp } from '../../../api/src/app/buildApp';
import { readConfig } from '../../../api/src/base/config';
import { createDatabase } from '../../../api/src/db/database';
import { openPostgres } from '../../../api/src/db/postgres/postgresEngine';
import type { App } from '../../../api/src/http/app';
import { openStorage } from '../../../api/src/storage/openStorage';
import { tokens } from '@itinera/shared/contracts';
import { providePostgres } from '../../../tools/src/provide/postgres';
import { recordStatements } from '../bookings/recorded';

const people = { staff: 'manager', operator: 'operator', admin: 'admin', partner: 'partner' };

export interface LargeApi {
  app: App;
  record: ReturnType<typeof recordStatements>;
  client: Client;
  /** Returns a new token: sessions are shorter than a measurement. */
  signIn: (by: keyof typeof people) => Promise<string>;
}

/** Runs the API in this process, on PostgreSQL with the large data, so that its statements can be recorded and sent again. */
export async function withLargeApi<T>(measure: (api: LargeApi) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
  const postgres = await providePostgres();
  const databaseUrl = postgres.url;
  try {
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SEED: 'large',
      DEMO_PASSWORD: process.env['DEMO_PASSWORD'] ?? 'itinera-demo-2026',
      API_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    await (await start(config, console.log)).stop();
    const client = new Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
    await client.connect();
    await client.query('VACUUM ANALYZE');
    const engine = openPostgres(databaseUrl);
    const record = recordStatements(engine);
    const secret = 'the secret of this measurement, which is long enough';
    const storage = openStorage(config);
    const app = await buildApp({ config, database: createDatabase(engine), secret, storage });
    const signIn = async (by: keyof typeof people) => {
      const payload = { email: `${people[by]}@itinera.example`, password: config.demoPassword };
      const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload });
      return tokens.parse(answer.json()).access_token;
    };
    try {
      return await measure({ app, record, client, signIn });
    } finally {
      await app.close();
      await engine.close();
      await client.end();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
