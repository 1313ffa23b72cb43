import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { start } from '../../../api/src/app/start';
import { buildApp } from '../../../api/src/app/buildApp';
import { readConfig } from '../../../api/src/base/config';
import { today } from '../../../api/src/base/today';
import { createDatabase } from '../../../api/src/db/database';
import { openPostgres } from '../../../api/src/db/postgres/postgresEngine';
import { openStorage } from '../../../api/src/storage/openStorage';
import { tokens } from '@itinera/shared/contracts';
import { providePostgres } from '../../../tools/src/provide/postgres';
import { root } from '../../../tools/src/workspace/paths';
import { machine, onMachine } from '../report/machine';
import { milliseconds } from '../report/units';
import { writeBlocks } from '../report/publish';
import { callsOn, type Call } from './calls';
import { findExamples } from './examples';
import { measureCall, type Figure } from './measure';
import { recordStatements } from './recorded';
import { bookingsTable } from './table';

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
  strict: false,
});

async function countOf(client: Client, table: 'bookings' | 'travellers'): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
  return Number(rows[0]?.count);
}

/** The API in this process, on PostgreSQL, so that what it sends there can be recorded and sent again. */
async function measure(databaseUrl: string, folder: string): Promise<Figure[]> {
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
  const app = await buildApp({
    config,
    database: createDatabase(engine),
    secret,
    storage: openStorage(config),
  });
  const people = { staff: 'manager', partner: 'partner' };
  // Sessions are shorter than the measurement.
  const signIn = async (by: Call['by']) => {
    const payload = { email: `${people[by]}@itinera.example`, password: config.demoPassword };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload });
    return tokens.parse(answer.json()).access_token;
  };
  try {
    const totals = {
      bookings: await countOf(client, 'bookings'),
      travellers: await countOf(client, 'travellers'),
    };
    const figures: Figure[] = [];
    const calls = callsOn(await findExamples(client), today(), totals);
    const asked = calls.filter(({ group }) => group.includes(String(options.only)));
    let token = '';
    for (const [index, call] of asked.entries()) {
      if (index % 20 === 0 || call.by !== asked[index - 1]?.by) token = await signIn(call.by);
      const figure = await measureCall(call, { app, record, client, token, turns: Number(options.turns) });
      console.log(
        `${call.group}, ${call.name}: ${milliseconds(figure.p50)}, alone ${milliseconds(figure.alone)}`,
      );
      figures.push(figure);
    }
    return figures;
  } finally {
    await app.close();
    await engine.close();
    await client.end();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'itinera-bench-'));
const postgres = await providePostgres();
const figures = await measure(postgres.url, folder).finally(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});
const circumstances = { ...machine(), load: loadavg()[1] ?? 0 };
const text = `${onMachine(circumstances)} Load: ${circumstances.load.toFixed(0)}.\n\n${bookingsTable(figures)}`;
console.log(text);
if (options.only === '') {
  await mkdir(`${root}bench/results`, { recursive: true });
  const file = `${root}bench/results/bookings.json`;
  const lines = figures.map((figure) => JSON.stringify(figure)).join(',\n');
  await writeFile(file, `{"circumstances":${JSON.stringify(circumstances)},"figures":[\n${lines}\n]}\n`);
  await writeBlocks({ bookings: text });
}
