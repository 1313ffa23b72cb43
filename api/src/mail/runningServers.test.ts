import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { TestDatabase } from '../../testing/engines';
import { startMailSink, type MailSink } from '../../testing/mailSink';
import { emailOf, idOf } from '../../testing/people';
import { serverBundle, startProcess, type ServerProcess } from '../../testing/serverProcess';
import { createTestDatabase, engineName } from '../../testing/testDatabase';
import { system } from '../db/actor';
import { createDatabase } from '../db/database';
import { writeMail } from './writeMail';

const recipients = Array.from({ length: 200 }, (_, index) => `guest${index}@levant.example`);

let bundle: string;
let testDatabase: TestDatabase;
let dataDir: string;
let sink: MailSink;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  bundle = serverBundle();
  testDatabase = await createTestDatabase('demo');
  dataDir = testDatabase.directory
    ? dirname(testDatabase.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  sink = await startMailSink();
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await sink.kill();
  await testDatabase.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function writeAll(): Promise<void> {
  const database = createDatabase(await testDatabase.open());
  await database.withActor(system('test'), async (tx) => {
    // Events of the demo that are due on the day of the test would be announced by mail, too.
    await tx.execute(sql`UPDATE notification_rules SET is_active = false`);
    for (const email of recipients)
      await writeMail(tx, { id: idOf('admin'), email, locale: 'en' }, 'approved', {
        address: 'http://localhost:3000',
      });
  });
  await database.close();
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50));
};

const mailsTo = (recipient: string) => sink.received.filter(({ to }) => to.includes(recipient));

/** The embedded database allows one server, PostgreSQL three. */
test('running servers deliver the outbox once, answer a recovery, and exit on request', async () => {
  await writeAll();
  const url: Record<string, string> = testDatabase.url ? { DATABASE_URL: testDatabase.url } : {};
  const environment = { DATA_DIR: dataDir, SMTP_URL: sink.url, ...url };
  servers = Array.from({ length: engineName() === 'postgres' ? 3 : 1 }, () =>
    startProcess(bundle, environment),
  );
  const [address] = await Promise.all(servers.map(({ ready }) => ready));

  await fetch(`${address}/api/auth/recovery?email=${emailOf('manager')}`);
  await until(() => sink.received.length > recipients.length);
  expect(sink.received.map(({ to }) => to[0]).toSorted()).toEqual(
    [...recipients, emailOf('manager')].toSorted(),
  );

  const [mail] = mailsTo(emailOf('manager'));
  const link = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /#t=([\w-]{43})\r$/m.exec(link ?? '')?.[1];
  const answer = await fetch(`${address}/api/auth/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'amber lighthouse quiet' }),
  });
  expect(answer.status).toBe(200);
  await until(() => mailsTo(emailOf('manager')).length === 2);

  for (const { child } of servers) child.kill('SIGTERM');
  const endings = await Promise.all(servers.map(({ ended }) => ended));
  expect(endings.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    servers.map(() => ({ code: 0, stderr: '' })),
  );
});
