import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { TestDatabase } from '../../testing/engines';
import { fakeClock, type FakeClock } from '../../testing/fakeClock';
import { emailOf, idOf } from '../../testing/people';
import { createTestDatabase } from '../../testing/testDatabase';
import { makeLink, ownerOfLink } from '../accounts/passwordLinks';
import { requestRecovery } from '../accounts/recovery';
import { record, stranger } from '../audit/record';
import { sealAudit } from '../audit/sealAudit';
import { verifyAudit } from '../audit/verifyAudit';
import { systemContext } from '../audit/writeContext';
import { readConfig } from '../base/config';
import { today } from '../base/today';
import { system } from '../db/actor';
import { createDatabase, type Database, type Transaction } from '../db/database';
import { forgetEmailChanges } from '../accounts/changeEmail';
import { beginSession } from '../identity/sessions/beginSession';
import { listSessions } from '../identity/sessions/listSessions';
import { secondsUntilAttempt, secondsUntilTurn } from '../identity/sessions/throttle';
import { beginSecondFactor, takeCode } from '../identity/secondFactor/secondFactors';
import { codeAt } from '../identity/secondFactor/authenticator';
import { makeTicket, ownerOfTicket } from '../identity/secondFactor/tickets';
import { readJobStates } from '../jobs/jobStates';
import { jobsTable } from '../jobs/jobs.table';
import { createScheduler } from '../jobs/scheduler';
import { claimMails } from '../mail/outbox';
import { writeNotice } from '../mail/writeNotice';
import { allIdLists, allTables } from '../modules/allTables';
import { bookingFlightsTable as flights } from '../modules/bookings/bookingFlights.table';
import { bookingHotelsTable as stays } from '../modules/bookings/bookingHotels.table';
import { endHoldsOfRooms } from '../modules/bookings/rooms/endHolds';
import { releaseHolds } from '../modules/bookings/seats/followBooking';
import { holdUntil } from '../modules/bookings/seats/holdUntil';
import { announceDue } from '../modules/notifications/announceDue';
import {
  notificationFiringsTable as firings,
  notificationsTable,
} from '../modules/notifications/notifications.table';
import { reportSchedulesTable as schedules } from '../modules/reports/schedules/reportSchedules.table';
import { sendReports } from '../modules/reports/schedules/sendReports';
import { demandQuota } from '../modules/uploads/quota';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import { emailChangesTable, recoveryRequestsTable } from '../people/accounts.table';
import { mailsTable } from '../people/mails.table';
import { uploadsTable } from '../people/uploads.table';
import { registerTables } from '../rest/entries/references';
import { claimKey, forgetOldKeys, keepAnswer } from '../rest/write/idempotencyKeys';
import { forgetSecrets } from '../rest/write/undoSecrets';
import { idempotencyKeysTable, undoSecretsTable } from '../rest/write/writes.table';
import { openDiskStorage } from '../storage/diskStorage';
import { allJobs } from './allJobs';

const actor = system('test');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };
const wrongDays = 400;
const daysAway = (instant: string | null | undefined) =>
  (Date.parse(instant ?? '') - Date.now()) / 86_400_000;

let testDatabase: TestDatabase;
let clock: FakeClock;
let database: Database;
let folder: string;

beforeAll(async () => {
  registerTables(allTables, allIdLists);
  testDatabase = await createTestDatabase('demo');
  clock = await fakeClock(await testDatabase.open());
  database = createDatabase(clock.engine);
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-clock-'));
});
beforeEach(() => clock.runAhead(wrongDays));
afterEach(() => clock.stop());
afterAll(async () => {
  await database.close();
  await testDatabase.remove();
  await rm(folder, { recursive: true });
});

const asProgram = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => database.withActor(actor, run);
const correct = () => clock.runAhead(0);

const storage = () => openDiskStorage(folder);

/** A scheduler with the product's job names, whose jobs do nothing. Each is a process of its own. */
function process(run: () => Promise<void> = async () => undefined) {
  const scheduler = createScheduler(database, { error: (error: unknown) => void error });
  const jobs = allJobs(database, storage(), readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:1' }));
  for (const { name, everyMs } of jobs) scheduler.registerJob(name, everyMs, run);
  return { scheduler, jobs };
}

test('every job runs again, in the same process and after a restart, and none is reported as late', async () => {
  const before = process();
  await before.scheduler.runDue();
  correct();
  const states = () => asProgram((tx) => readJobStates(tx, before.jobs));
  expect((await states()).filter(({ is_late }) => !is_late)).toEqual([]);
  await before.scheduler.runDue();
  expect((await states()).filter(({ is_late }) => is_late)).toEqual([]);
  clock.runAhead(wrongDays);
  await process().scheduler.runDue();
  correct();
  let runs = 0;
  const after = process(async () => void (runs += 1));
  await after.scheduler.runDue();
  expect(runs).toBe(after.jobs.length);
  await after.scheduler.runDue();
  expect(runs).toBe(after.jobs.length);
  for (const { ran_at, due_at } of await states())
    for (const instant of [ran_at, due_at]) expect(Math.abs(daysAway(instant))).toBeLessThan(1.1);
});

test('the lease of a process that died is taken over', async () => {
  await asProgram((tx) =>
    tx.update(jobsTable).set({
      due_at: sql`now()`,
      lease_holder: uuidv7(),
      lease_until: sql`now() + interval '1 minute'`,
    }),
  );
  correct();
  let runs = 0;
  const { scheduler, jobs } = process(async () => void (runs += 1));
  await scheduler.runDue();
  expect(runs).toBe(jobs.length);
});

test('mails that wait for the end of quiet hours, or whose delivery was interrupted, are delivered', async () => {
  await asProgram(async (tx) => {
    await tx.delete(mailsTable);
    for (const waitMinutes of [0, 600])
      await writeNotice(tx, { id: null, email: 'x@levant.example' }, 'rule_x', {
        subject: `waits ${waitMinutes}`,
        body: 'x',
        waitMinutes,
      });
  });
  expect(await claimMails(database, actor)).toHaveLength(1);
  correct();
  expect((await claimMails(database, actor)).map(({ subject }) => subject).toSorted()).toEqual([
    'waits 0',
    'waits 600',
  ]);
  expect(await claimMails(database, actor)).toEqual([]);
});

test('attempts recorded with a time in the future lock nobody out, neither by account nor by address', async () => {
  const counter = { key: 'account:jump', address: '192.0.2.1' };
  const limit = { times: 2, seconds: 60 };
  await asProgram(async (tx) => {
    for (let failed = 0; failed < 9; failed += 1) await secondsUntilAttempt(tx, counter);
    for (let turn = 0; turn < 3; turn += 1) await secondsUntilTurn(tx, 'jump', limit);
    expect(await secondsUntilAttempt(tx, counter)).toBeGreaterThan(0);
  });
  correct();
  await asProgram(async (tx) => {
    expect(await secondsUntilTurn(tx, 'jump', limit)).toBe(0);
    expect(await secondsUntilAttempt(tx, counter)).toBe(0);
    // New failures are counted from zero.
    for (let failed = 1; failed < 5; failed += 1) expect(await secondsUntilAttempt(tx, counter)).toBe(0);
    expect(await secondsUntilAttempt(tx, counter)).toBeGreaterThan(0);
  });
});

test('a recovery can be requested again', async () => {
  const email = emailOf('operator');
  await requestRecovery(database, email, '192.0.2.2');
  await asProgram((tx) => tx.update(recoveryRequestsTable).set({ is_done: true }));
  correct();
  await requestRecovery(database, email, '192.0.2.2');
  const [request] = await asProgram((tx) => tx.select().from(recoveryRequestsTable));
  expect(request).toMatchObject({ is_done: false });
});

test('links, tickets and sessions created in the future expire no later than if created now', async () => {
  const id = idOf('operator');
  const place = { binding: undefined, deviceName: null, ip: null };
  const { link, ticket } = await asProgram(async (tx) => {
    await beginSession(tx, id, place);
    return {
      link: await makeLink(tx, { id, role: 'operator' }, 'invitation', addresses),
      ticket: await makeTicket(tx, id),
    };
  });
  const token = link.split('#t=')[1] ?? '';
  const valid = () =>
    asProgram(async (tx) => [
      (await ownerOfLink(tx, token)) !== undefined,
      (await ownerOfTicket(tx, ticket)) !== undefined,
      (await listSessions(tx, id, '')).length,
    ]);
  expect(await valid()).toEqual([true, true, 1]);
  correct();
  expect(await valid()).toEqual([false, false, 0]);
});

test('codes for a new address that were sent in the future are over', async () => {
  const expires_at = sql`now() + interval '15 minutes'`;
  const asked = { user_id: idOf('operator'), email: 'new@partner.example', hash: 'of a code', expires_at };
  await asProgram((tx) => tx.insert(emailChangesTable).values(asked));
  const left = () =>
    asProgram(async (tx) => {
      await forgetEmailChanges(tx);
      return tx.$count(emailChangesTable);
    });
  expect(await left()).toBe(1);
  correct();
  expect(await left()).toBe(0);
});

test('codes of an authenticator app are accepted again', async () => {
  const secret = 'a secret that seals those of the apps';
  const user = { id: idOf('manager'), email: emailOf('manager') };
  const made = await asProgram((tx) => beginSecondFactor(tx, user, secret));
  const take = () => asProgram((tx) => takeCode(tx, user.id, codeAt(made?.secret ?? ''), secret));
  expect(await take()).toBe('app');
  correct();
  expect(await take()).toBe('app');
  expect(await take()).toBeUndefined();
});

test('held seats are held for as long as a hold lasts from now', async () => {
  await asProgram(async (tx) => {
    const held_until = await holdUntil(tx, { actor });
    await tx.update(flights).set({ held_until }).where(eq(flights.seat_status, 'held'));
  });
  correct();
  const held = () =>
    asProgram((tx) =>
      tx.select({ until: flights.held_until }).from(flights).where(eq(flights.seat_status, 'held')),
    );
  const before = await held();
  await releaseHolds(database, actor, new AbortController().signal);
  const after = await held();
  expect([before.length > 0, after.length]).toEqual([true, before.length]);
  for (const { until } of before) expect(daysAway(until)).toBeGreaterThan(wrongDays);
  for (const { until } of after) expect(daysAway(until)).toBeCloseTo(2, 1);
});

test('held rooms are held for as long as a hold lasts from now', async () => {
  const held = () =>
    asProgram((tx) =>
      tx.select({ until: stays.rooms_until }).from(stays).where(eq(stays.rooms_status, 'held')),
    );
  await asProgram(async (tx) => {
    const rooms_until = await holdUntil(tx, { actor });
    await tx.update(stays).set({ rooms_status: 'held', rooms_until });
  });
  correct();
  const before = await held();
  await endHoldsOfRooms(database, actor, new AbortController().signal);
  const after = await held();
  expect([before.length > 0, after.length]).toEqual([true, before.length]);
  for (const { until } of before) expect(daysAway(until)).toBeGreaterThan(wrongDays);
  for (const { until } of after) expect(daysAway(until)).toBeCloseTo(2, 1);
});

test('reports are sent on schedule again, including those scheduled while the clock was wrong', async () => {
  const schedule = (last_sent_on: string | null) => ({
    id: uuidv7(),
    name: 'Sales',
    report: 'sales' as const,
    query: { by: 'manager' },
    frequency: 'daily' as const,
    recipient_ids: [idOf('admin')],
    is_active: true,
    last_sent_on,
  });
  await asProgram((tx) => tx.insert(schedules).values([schedule(today()), schedule(null)]));
  correct();
  const count = () => asProgram((tx) => tx.$count(mailsTable, eq(mailsTable.kind, 'report')));
  await sendReports(database, actor, addresses);
  expect(await count()).toBe(2);
  await sendReports(database, actor, addresses);
  expect(await count()).toBe(2);
});

test('events announced ahead of time are announced again when they are due', async () => {
  correct();
  const count = () => asProgram((tx) => tx.$count(notificationsTable));
  await announceDue(database, actor, addresses);
  const first = await count();
  await announceDue(database, actor, addresses);
  expect([first > 0, await count()]).toEqual([true, first]);
  clock.runAhead(wrongDays);
  await asProgram((tx) => tx.update(firings).set({ fired_at: sql`now()` }));
  correct();
  await announceDue(database, actor, addresses);
  expect(await count()).toBe(2 * first);
  await announceDue(database, actor, addresses);
  expect(await count()).toBe(2 * first);
});

test('a request with a time in the future is still idempotent, and its key expires a day from now', async () => {
  const own = { person_id: idOf('admin'), key: 'jump' };
  const intent = { method: 'POST', route: '/api/transactions', fingerprint: 'x' };
  await asProgram(async (tx) => {
    await claimKey(tx, own, intent);
    await keepAnswer(tx, own, { status: 201, etag: null, body: '{}' });
  });
  correct();
  expect(await asProgram((tx) => claimKey(tx, own, intent))).toMatchObject({ status: 201 });
  await forgetOldKeys(database, actor);
  const [key] = await asProgram((tx) =>
    tx.select().from(idempotencyKeysTable).where(eq(idempotencyKeysTable.key, 'jump')),
  );
  expect(Math.abs(daysAway(key?.created_at))).toBeLessThan(0.1);
});

test('undo secrets of rows deleted in the future expire', async () => {
  const removed = { entity: 'travellers', entity_id: uuidv7(), removed_by: idOf('admin'), secrets: {} };
  await asProgram((tx) => tx.insert(undoSecretsTable).values(removed));
  correct();
  await asProgram(forgetSecrets);
  expect(await asProgram((tx) => tx.$count(undoSecretsTable))).toBe(0);
});

test('sealing of the audit log continues, and its chain is intact', async () => {
  const write = () =>
    asProgram((tx) =>
      record(tx, systemContext('test'), {
        ...stranger,
        entity: 'sessions',
        entity_id: uuidv7(),
        action: 'create',
        outcome: 'done',
      }),
    );
  await write();
  await sealAudit(database, actor);
  correct();
  for (let wrote = 0; wrote < 2; wrote += 1) {
    await write();
    await sealAudit(database, actor);
    expect(await verifyAudit(database)).toMatchObject({ broken: undefined, unsealed: 0 });
  }
});

test('uploads with a time in the future neither count for today’s quota nor stay for years', async () => {
  const id = uuidv7();
  await asProgram((tx) =>
    tx.insert(uploadsTable).values({
      id,
      file_name: 'jump.webp',
      kind: 'image',
      media_type: 'image/webp',
      original_name: 'jump.png',
      received_bytes: 2 * 1024 * 1024,
      received_sha256: 'x',
      uploaded_by: idOf('operator'),
    }),
  );
  await sweepUploads(database, storage(), actor);
  const quota = () => asProgram((tx) => demandQuota(tx, idOf('operator'), 1));
  await expect(quota()).rejects.toThrow('1 MiB');
  correct();
  await quota();
  await sweepUploads(database, storage(), actor);
  const [upload] = await asProgram((tx) => tx.select().from(uploadsTable).where(eq(uploadsTable.id, id)));
  expect(Math.abs(daysAway(upload?.unused_since))).toBeLessThan(0.1);
});

test('every column with an instant to wait for is covered by a test above', () => {
  const waiting = allTables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name }) => /^(due|expires|lease|held|rooms)_(at|until)$/.test(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(waiting.toSorted()).toEqual([
    'booking_flights.held_until',
    'booking_hotels.rooms_until',
    'email_changes.expires_at',
    'jobs.due_at',
    'jobs.lease_until',
    'mails.due_at',
    'mails.expires_at',
    'password_links.expires_at',
    // A token is useless without its session.
    'refresh_tokens.expires_at',
    'sessions.expires_at',
    'sign_in_tickets.expires_at',
  ]);
});
