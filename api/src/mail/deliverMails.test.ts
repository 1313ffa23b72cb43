import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { startMailSink, type MailSink } from '../../testing/mailSink';
import { idOf } from '../../testing/people';
import { createTestDatabase, engineName } from '../../testing/testDatabase';
import type { TestDatabase } from '../../testing/engines';
import { system } from '../db/actor';
import { createDatabase, type Database } from '../db/database';
import { deliverMails } from './deliverMails';
import { mailsTable } from '../people/mails.table';
import { delayAfter, tidyOutbox } from './outbox';
import { connectMailServer } from './smtp';
import { writeMail } from './writeMail';

const actor = system('mail');
const from = 'Itinera <noreply@itinera.example>';

let testDatabase: TestDatabase;
/** One per process; the embedded database has only one. */
let databases: Database[];
let database: Database;
let sink: MailSink;
const servers: ReturnType<typeof connectMailServer>[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  database = createDatabase(await testDatabase.open());
  const more = engineName() === 'postgres' ? 3 : 0;
  const others = await Promise.all(
    Array.from({ length: more }, async () => createDatabase(await testDatabase.open())),
  );
  databases = [database, ...others];
});
afterAll(async () => {
  await Promise.all(databases.map((one) => one.close()));
  await testDatabase.remove();
});
beforeEach(async () => {
  await database.withActor(actor, (tx) => tx.delete(mailsTable));
  sink = await startMailSink();
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await sink.kill();
});

const write = (...recipients: string[]) =>
  database.withActor(actor, async (tx) => {
    for (const email of recipients) {
      await writeMail(tx, { id: idOf('admin'), email, locale: 'ru' }, 'approved', {
        address: 'http://localhost:3000',
      });
    }
  });

const connect = () => {
  const server = connectMailServer(sink.url, from);
  servers.push(server);
  return server.send;
};

const deliver = () => deliverMails(database, actor, connect());

const mailTo = (recipient: string) =>
  database.withActor(
    actor,
    async (tx) => (await tx.select().from(mailsTable).where(eq(mailsTable.recipient, recipient)))[0],
  );

const countSent = () =>
  database.withActor(actor, (tx) => tx.$count(mailsTable, eq(mailsTable.status, 'sent')));

const change = (values: object) => database.withActor(actor, (tx) => tx.update(mailsTable).set(values));

const many = Array.from({ length: 200 }, (_, index) => `guest${index}@levant.example`);
const recipients = () => sink.received.flatMap(({ to }) => to).toSorted();

test('a mail is plain text in the language of its recipient, from our address, to the stored address', async () => {
  await write('greta@levant.example');
  await deliver();
  const [mail] = sink.received;
  expect(mail?.to).toEqual(['greta@levant.example']);
  expect(mail?.source).toMatch(/^From: Itinera <noreply@itinera\.example>\r$/m);
  expect(mail?.source).toMatch(/^To: greta@levant\.example\r$/m);
  expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  const row = await mailTo('greta@levant.example');
  expect(mail?.messageId).toBe(`<${row?.id}@itinera.example>`);
  expect(row).toMatchObject({ status: 'sent', body: null, attempts: 1 });
});

test('a line break in an address is in no mail', async () => {
  await expect(write('a@b.example\r\nBcc: all@x.example')).rejects.toThrow('line break');
  expect(await database.withActor(actor, (tx) => tx.$count(mailsTable))).toBe(0);
});

test('many processes deliver two hundred mails, each once', async () => {
  await write(...many);
  const deliverers = [...databases, ...databases];
  await Promise.all(deliverers.map((one) => deliverMails(one, actor, connect())));
  expect(recipients()).toEqual(many.toSorted());
  expect(await countSent()).toBe(200);
});

test('a mail server that dies half-way loses no mail', async () => {
  await sink.kill();
  const { port } = new URL(sink.url);
  let dying: Promise<void> | undefined;
  sink = await startMailSink(Number(port), (count) => {
    if (count === 70) dying = sink.kill();
  });
  await write(...many);
  await deliver();
  await dying;
  const before = sink.received;
  expect(before.length).toBeLessThan(200);
  const failed = await database.withActor(actor, (tx) =>
    tx.select().from(mailsTable).where(eq(mailsTable.status, 'waiting')),
  );
  expect(failed.length).toBeGreaterThanOrEqual(200 - before.length);
  expect(failed.every(({ last_error }) => last_error !== null)).toBe(true);

  sink = await startMailSink(Number(port));
  await deliver();
  expect(sink.received).toEqual([]);
  await change({ due_at: sql`now()` });
  await deliver();
  expect(await countSent()).toBe(200);
  const ids = new Set([...before, ...sink.received].map(({ messageId }) => messageId));
  expect(ids.size).toBe(200);
});

describe('a mail that is refused', () => {
  test('for good is dead at once, without its links', async () => {
    await write('never@levant.example', 'greta@levant.example');
    await deliver();
    expect(await mailTo('never@levant.example')).toMatchObject({
      status: 'dead',
      body: null,
      attempts: 1,
      last_error: expect.stringContaining('550'),
    });
    expect(await mailTo('greta@levant.example')).toMatchObject({ status: 'sent' });
  });

  test('temporarily is retried at growing intervals, and given up in the end', async () => {
    await write('later@levant.example');
    await deliver();
    const tried = await mailTo('later@levant.example');
    expect(tried).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('451'),
    });
    expect(Date.parse(tried?.due_at ?? '') - Date.now()).toBeGreaterThan(10_000);
    expect([1, 2, 3, 9, 30].map(delayAfter)).toEqual([15, 30, 60, 3600, 3600]);
    await change({ due_at: sql`now()`, attempts: 11 });
    await deliver();
    expect(await mailTo('later@levant.example')).toMatchObject({ status: 'dead', attempts: 12 });
  });
});

test('an expired mail is not sent any more', async () => {
  await write('greta@levant.example');
  await change({ expires_at: sql`now() - interval '1 second'` });
  await deliver();
  expect(sink.received).toEqual([]);
  await database.withActor(actor, tidyOutbox);
  expect(await mailTo('greta@levant.example')).toMatchObject({ status: 'dead', body: null });
});

test('a mail leased by another process is sent by that one until the lease expires', async () => {
  await write('greta@levant.example');
  let hangUp = () => undefined as void;
  const dead = deliverMails(
    database,
    actor,
    () => new Promise((_, reject) => (hangUp = () => reject(new Error('cut off')))),
  );
  while ((await mailTo('greta@levant.example'))?.attempts === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await deliver();
  expect(sink.received).toEqual([]);
  await change({ due_at: sql`now()` });
  await deliver();
  expect(recipients()).toEqual(['greta@levant.example']);
  // Its answer after the end of the lease is ignored.
  hangUp();
  await dead;
  expect(await mailTo('greta@levant.example')).toMatchObject({ status: 'sent', last_error: null });
});
