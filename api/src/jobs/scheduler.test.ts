import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import { system } from '../db/actor';
import { createDatabase, type Database } from '../db/database';
import { jobsTable } from './jobs.table';
import { createScheduler, type Scheduler } from './scheduler';

const hour = 3_600_000;

let testDatabase: TestDatabase;
let database: Database;
let reported: string[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('migrated');
  database = createDatabase(await testDatabase.open());
});
beforeEach(async () => {
  reported = [];
  await database.withActor(system('test'), (tx) => tx.delete(jobsTable));
});
afterAll(async () => {
  await database.close();
  await testDatabase.remove();
});

/** A new scheduler, which acts as another process. */
const scheduler = (): Scheduler =>
  createScheduler(database, { error: (_: unknown, message?: string) => void reported.push(String(message)) });

const jobNamed = async (name: string) =>
  database.withActor(
    system('test'),
    async (tx) => (await tx.select().from(jobsTable).where(eq(jobsTable.name, name)))[0],
  );

const change = (values: object) =>
  database.withActor(system('test'), (tx) => tx.update(jobsTable).set(values));

test('one of many processes runs a due job, which runs again only when it is due again', async () => {
  let runs = 0;
  const many = Array.from({ length: 8 }, scheduler);
  for (const one of many) one.registerJob('count', hour, async () => void (runs += 1));
  await Promise.all(many.map((one) => one.runDue()));
  await Promise.all(many.map((one) => one.runDue()));
  expect(runs).toBe(1);
  await change({ due_at: sql`now()` });
  await Promise.all(many.map((one) => one.runDue()));
  expect(runs).toBe(2);
});

test('the job of a dead process is taken over when its lease has expired', async () => {
  let runs = 0;
  let bury = () => undefined as void;
  const [dead, living] = [scheduler(), scheduler()];
  dead.registerJob('count', hour, () => new Promise<void>((resolve) => (bury = resolve)));
  living.registerJob('count', hour, async () => void (runs += 1));
  const dying = dead.runDue();
  while (!(await jobNamed('count'))?.lease_holder) await new Promise((resolve) => setTimeout(resolve, 10));
  await living.runDue();
  expect(runs).toBe(0);
  await change({ lease_until: sql`now() - interval '1 second'` });
  await living.runDue();
  expect(runs).toBe(1);
  bury();
  await dying;
  expect(await jobNamed('count')).toMatchObject({ failures: 0 });
});

test('a failure is logged, recorded, and retried at growing intervals', async () => {
  const failing = scheduler();
  let broken = true;
  failing.registerJob('fragile', 1, async () => {
    if (broken) throw new Error("no luck with '/srv/our data/storage/a.webp'");
  });
  await failing.runDue();
  expect(reported).toEqual(['The job fragile failed.']);
  expect(await jobNamed('fragile')).toMatchObject({
    failures: 1,
    last_error: "no luck with 'a.webp'",
    lease_holder: null,
  });
  await change({ due_at: sql`now()` });
  await failing.runDue();
  const job = await jobNamed('fragile');
  expect(Date.parse(job?.due_at ?? '') - Date.now()).toBeGreaterThan(2000);
  broken = false;
  await change({ due_at: sql`now()` });
  await failing.runDue();
  expect(await jobNamed('fragile')).toMatchObject({ failures: 0, last_error: null });
});

test('stopping starts no more jobs, signals running ones to end, and waits for them', async () => {
  const stopped = scheduler();
  const steps: string[] = [];
  stopped.registerJob('long', 1, async (actor, signal) => {
    steps.push(`begun by ${actor.kind}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    steps.push('ended');
  });
  stopped.start();
  while (steps.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await stopped.stop();
  expect(steps).toEqual(['begun by system', 'ended']);
  expect(await jobNamed('long')).toMatchObject({ lease_holder: null, failures: 0 });
});

test('two jobs with one name are a programming error', () => {
  const one = scheduler();
  one.registerJob('same', hour, async () => undefined);
  expect(() => one.registerJob('same', hour, async () => undefined)).toThrow('two jobs with the name same');
});
