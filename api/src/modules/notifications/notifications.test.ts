import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  addDays,
  notificationReaders,
  notificationEvents,
  placeholdersOf,
  standardTexts,
  unknownPlaceholders,
} from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { emailOf, idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { mailsTable } from '../../people/mails.table';
import { system } from '../../db/actor';
import { announceDue } from './announceDue';
import { announceEvents } from './announceEvents';
import { notificationFiringsTable, notificationRulesTable, notificationsTable } from './notifications.table';

const rules = '/api/notification-rules';
const path = '/api/notifications';
const actor = system('test');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };

let server: TestServer;
let admin: Calls;
let manager: Calls;
let partner: Calls;

/** The rules of a new installation. */
let rulesOfStart: (typeof notificationRulesTable.$inferSelect)[];

beforeAll(async () => {
  server = await startTestServer();
  rulesOfStart = await server.database.withActor(actor, (tx) => tx.select().from(notificationRulesTable));
  admin = await callsOf(server, 'admin');
  manager = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await announceEvents(server.database, actor, addresses);
  await server.database.withActor(actor, async (tx) => {
    await tx.delete(notificationRulesTable);
    await tx.delete(notificationFiringsTable);
    await tx.delete(notificationsTable);
    await tx.delete(mailsTable);
  });
});

const announce = () => announceEvents(server.database, actor, addresses);
const look = () => announceDue(server.database, actor, addresses);
const titles = async (calls: Calls): Promise<unknown[]> => (await calls.list(path)).map(({ title }) => title);
const book = () => handMadeBooking(manager, { sale_minor: 100_000, net_minor: 80_000 });
const status = (id: string, body: object) => manager.post(`/api/bookings/${id}/status`, body);
/** Confirms a booking, which requires a first traveller. */
async function confirm(id: string): Promise<void> {
  const [traveller] = await admin.list('/api/travellers?per_page=1&page=1');
  await admin.make('/api/booking-travellers', { booking_id: id, traveller_id: traveller?.id, is_lead: true });
  const answer = await status(id, { status: 'confirmed', reason: 'Names follow' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
}
const settings = (changes: object) => admin.change('/api/settings', changes);
const mailsTo = async (address: string) =>
  (await admin.list(`/api/outbox?recipient=${address}`)).filter(({ kind }) =>
    String(kind).startsWith('rule_'),
  );

test('a new installation has a rule for every event, and texts in both languages without unknown placeholders', () => {
  expect(rulesOfStart.map(({ event }) => event).toSorted()).toEqual(notificationEvents.toSorted());
  for (const event of notificationEvents) {
    for (const reader of notificationReaders)
      expect([event, ...unknownPlaceholders(event, standardTexts(event, reader) ?? {})]).toEqual([event]);
    expect(placeholdersOf(event).length).toBeGreaterThan(0);
  }
});

test('notifies the people a rule names, never the author', async () => {
  await admin.make(rules, {
    event: 'booking_created',
    channels: ['in_app'],
    recipients: ['role:manager', 'role:admin', `user:${idOf('admin')}`],
  });
  const { id, ref } = await book();
  expect(await titles(admin)).toEqual([]);
  await Promise.all([announce(), announce()]);
  expect(await titles(admin)).toEqual([`${ref}: new booking`]);
  expect(await titles(manager)).toEqual([]);
  const [notices] = await admin.list(path);
  expect(notices).toMatchObject({ link: { kind: 'booking', id }, read_at: null, event: 'booking_created' });
});

test('notifies partners of the state of their booking, without customer and sale, even by a rule older than that restriction', async () => {
  const text = { subject: '{ref} {status}', body: 'Of {customer} for {total}, {hotel}' };
  const rule = {
    event: 'booking_status_changed',
    channels: ['in_app', 'email'],
    recipients: ['dmc_of_booking', 'role:admin'],
    templates: { en: text, ru: text },
  };
  expect(refusedFields(await admin.post(rules, rule))).toEqual(['templates']);
  const made = await admin.make(rules, { ...rule, recipients: ['role:admin'] });
  await server.database.withActor(actor, (tx) =>
    tx
      .update(notificationRulesTable)
      .set({ recipients: rule.recipients })
      .where(eq(notificationRulesTable.id, made.id)),
  );
  const { id, ref, dmc_id } = await book();
  const answer = await status(id, { status: 'on_request' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  await announce();
  const [toStaff] = await admin.list(path);
  expect(toStaff).toMatchObject({
    title: `${ref} On request`,
    body: expect.stringContaining('1 000,00 EUR'.replace(' ', '\u00a0')),
  });
  const mine = dmc_id === idOf('partner') ? partner : await callsOf(server, 'partner2');
  const [toPartner] = await mine.list(path);
  expect(toPartner).toMatchObject({
    title: `${ref} On request`,
    body: expect.stringMatching(/^Of — for —, /),
  });
  const address = emailOf(dmc_id === idOf('partner') ? 'partner' : 'partner2');
  expect(await mailsTo(address)).toMatchObject([
    {
      body: `${toPartner?.['body']}\n\nhttps://partner.example/be/${id}\n\n-- \nItinera`,
      status: 'waiting',
    },
  ]);
  expect(await mailsTo(emailOf('admin'))).toMatchObject([
    { body: `${toStaff?.['body']}\n\nhttps://staff.example/be/${id}\n\n-- \nItinera` },
  ]);
});

test('by default rules, a request to confirm notifies the partner by bell and mail, and its confirmation the manager', async () => {
  await server.database.withActor(actor, (tx) => tx.insert(notificationRulesTable).values(rulesOfStart));
  const { id, ref, hotel_name } = await book();
  await announce();
  expect(await titles(partner)).toEqual([]);
  expect((await status(id, { status: 'on_request' })).statusCode).toBe(200);
  await announce();
  expect(await titles(partner)).toEqual([`${ref}: please confirm ${hotel_name}`]);
  expect(await mailsTo(emailOf('partner'))).toMatchObject([
    {
      subject: `${ref}: please confirm ${hotel_name}`,
      body: expect.stringContaining(`https://partner.example/be/${id}`),
    },
  ]);
  const [stay] = await partner.list(`/api/booking-hotels?booking_id=${id}`);
  const confirmed = await partner.post(`/api/booking-hotels/${stay?.id}/confirm`, {
    confirmation_number: 'H-77',
  });
  expect(confirmed.statusCode).toBe(200);
  await announce();
  const [notices] = await manager.list(path);
  expect(notices).toMatchObject({
    event: 'stay_confirmed',
    title: expect.stringMatching(new RegExp(`^${ref}: .* confirmed ${hotel_name}$`)),
    body: expect.stringContaining('H-77'),
  });
  expect(await titles(partner)).toHaveLength(1);
});

test('by default rules, a stay that is declined notifies the manager by bell with the reason, once', async () => {
  await server.database.withActor(actor, (tx) => tx.insert(notificationRulesTable).values(rulesOfStart));
  const { id, ref, hotel_name } = await book();
  await status(id, { status: 'on_request' });
  const [stay] = await partner.list(`/api/booking-hotels?booking_id=${id}`);
  const decline = (reason: string) => partner.post(`/api/booking-hotels/${stay?.id}/decline`, { reason });
  for (const reason of ['Fully booked', 'Fully booked', 'Closed for renovation'])
    expect((await decline(reason)).statusCode).toBe(200);
  await announce();
  const notices = (await manager.list(path)).filter(({ event }) => event === 'stay_declined');
  expect(notices).toMatchObject([
    {
      title: expect.stringMatching(new RegExp(`^${ref}: .* declined ${hotel_name}$`)),
      body: expect.stringContaining('Fully booked'),
      link: { kind: 'booking', id },
    },
  ]);
  expect(await titles(partner)).toEqual([`${ref}: please confirm ${hotel_name}`]);
});

test('a partner that has confirmed all stays is not asked again, and drafts notify no partner', async () => {
  const created = { event: 'booking_created', channels: ['in_app'], recipients: ['dmc_of_booking'] };
  expect(refusedFields(await admin.post(rules, created))).toEqual(['recipients']);
  await server.database.withActor(actor, (tx) => tx.insert(notificationRulesTable).values(rulesOfStart));
  const { id } = await book();
  const [stay] = await admin.list(`/api/booking-hotels?booking_id=${id}`);
  await admin.post(`/api/booking-hotels/${stay?.id}/confirm`, { confirmation_number: 'H-78' });
  await status(id, { status: 'on_request' });
  await announce();
  expect(await titles(partner)).toEqual([]);
});

test('a due event is announced once by any number of processes, and again when its date changes', async () => {
  const { id } = await book();
  const instalment = {
    booking_id: id,
    label: 'Deposit',
    due_date: addDays(today(), 2),
    amount_minor: 30_000,
  };
  const made = await admin.make('/api/instalments', instalment);
  await confirm(id);
  await announce();
  const rule = await admin.make(rules, {
    event: 'instalment_due',
    channels: ['in_app'],
    recipients: ['role:admin'],
    lead_days: 1,
  });
  await look();
  const ofThis = async () => (await titles(admin)).filter((title) => String(title).includes('300,00'));
  expect(await ofThis()).toEqual([]);
  await admin.change(`${rules}/${rule.id}`, { lead_days: 3 });
  await Promise.all([look(), look(), look()]);
  await look();
  expect(await ofThis()).toHaveLength(1);
  await admin.change(`/api/instalments/${made.id}`, { due_date: addDays(today(), 3) });
  await look();
  expect(await ofThis()).toHaveLength(2);
  await admin.change(`${rules}/${rule.id}`, { is_active: false });
  await admin.change(`/api/instalments/${made.id}`, { due_date: addDays(today(), 1) });
  await look();
  expect(await ofThis()).toHaveLength(2);
});

test('all finders run without an error, even if there is nothing to find', async () => {
  const { id } = await book();
  await admin.post('/api/instalments', {
    booking_id: id,
    label: 'Deposit',
    due_date: addDays(today(), -1),
    amount_minor: 30_000,
  });
  await confirm(id);
  for (const event of notificationEvents)
    await admin.make(rules, { event, channels: ['in_app'], recipients: ['role:admin'], lead_days: 365 });
  await look();
  const all = await server.database.withActor(actor, (tx) => tx.select().from(notificationsTable));
  expect(all.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'document_missing',
      'hotel_payment_due',
      'instalment_overdue',
      'price_gap_found',
    ]),
  );
  for (const { title, body } of all) expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|null/);
  // Ranges without prices reach to the ends of the calendar; what is announced is the year ahead.
  for (const { body } of all.filter(({ event }) => event === 'price_gap_found'))
    expect(body).not.toMatch(/\.(0001|9999)/);
});

test('a customer is overdue only after the days of grace, in the list of bookings as well', async () => {
  const { id } = await book();
  const due_date = addDays(today(), -2);
  await admin.make('/api/instalments', { booking_id: id, label: 'Deposit', due_date, amount_minor: 30_000 });
  await confirm(id);
  await announce();
  await admin.make(rules, {
    event: 'instalment_overdue',
    channels: ['in_app'],
    recipients: ['role:admin'],
  });
  const ofThis = async () => {
    await look();
    const listed = await admin.list('/api/bookings?is_overdue=true&per_page=200');
    const notices = await titles(admin);
    return [
      listed.some((booking) => booking['id'] === id),
      notices.some((title) => String(title).includes('300,00')),
    ];
  };
  await settings({ overdue_grace_days: 2 });
  expect(await ofThis()).toEqual([false, false]);
  await settings({ overdue_grace_days: 1 });
  expect(await ofThis()).toEqual([true, true]);
  await settings({ overdue_grace_days: 0 });
});

test('mails to customers are in the language of the company, signed with its name, without links to a shell', async () => {
  await settings({ default_locale: 'ru', company_name: 'Amber Tours' });
  await admin.make(rules, {
    event: 'booking_created',
    channels: ['email'],
    recipients: ['customer'],
    templates: { en: { subject: 'New', body: 'Thank you' }, ru: { subject: 'Новая', body: 'Спасибо' } },
  });
  const { id } = await book();
  const [customer] = await admin.list(`/api/booking-customers?booking_id=${id}`);
  await admin.change(`/api/booking-customers/${customer?.['id']}`, { email: 'guest@example.com' });
  await announce();
  await settings({ default_locale: 'en', company_name: 'Itinera' });
  expect(await mailsTo('guest@example.com')).toMatchObject([
    { subject: 'Новая', body: 'Спасибо\n\n-- \nAmber Tours' },
  ]);
});

test('texts are previewed with real values before they are saved, and sent only to the author', async () => {
  const { ref } = await book();
  const text = { subject: 'Mine: {ref} {status}', body: '{nothing}' };
  const sample = { event: 'booking_created', templates: { en: text, ru: text } };
  const preview = await manager.post(`${rules}/preview`, sample);
  expect(preview.json().result).toEqual({
    en: { subject: `Mine: ${String(ref)} Draft`, body: '—' },
    ru: { subject: `Mine: ${String(ref)} Черновик`, body: '—' },
  });
  for (const event of notificationEvents)
    expect((await manager.post(`${rules}/preview`, { event, templates: null })).statusCode).toBe(200);
  expect((await manager.post(`${rules}/test`, sample)).statusCode).toBe(200);
  expect(await titles(manager)).toEqual([`Test: Mine: ${String(ref)} Draft`]);
  expect(await titles(admin)).toEqual([]);
  expect(await mailsTo(emailOf('manager'))).toMatchObject([{ kind: 'rule_test' }]);
});

test('a registration is announced, a parked one is not', async () => {
  await admin.make(rules, { event: 'user_registered', channels: ['in_app'], recipients: ['role:admin'] });
  const password = `${randomUUID()} ${randomUUID()}`;
  for (const email of ['fresh@example.com', emailOf('manager')])
    await server.call('/api/auth/sign-up', { method: 'POST', body: { email, password } });
  await announce();
  expect(await titles(admin)).toEqual(['New registration: fresh@example.com']);
});

test('a failed mail is retried on request; one that was sent, or whose link was deleted, is not', async () => {
  const sample = { event: 'user_registered', templates: null };
  expect((await manager.post(`${rules}/test`, sample)).statusCode).toBe(200);
  const [mail] = await mailsTo(emailOf('manager'));
  const retry = (id: unknown) => admin.post(`/api/outbox/${String(id)}/retry`, undefined);
  const set = (status: 'sent' | 'dead', body: string | null) =>
    server.database.withActor(actor, (tx) => tx.update(mailsTable).set({ status, body, attempts: 12 }));
  await set('dead', 'Hello');
  expect((await retry(mail?.id)).statusCode).toBe(200);
  expect(await mailsTo(emailOf('manager'))).toMatchObject([
    { status: 'waiting', attempts: 0, body: 'Hello' },
  ]);
  for (const [status, body] of [
    ['sent', null],
    ['dead', null],
  ] as const) {
    await set(status, body);
    expect((await retry(mail?.id)).statusCode).toBe(422);
  }
  expect((await retry(idOf('admin'))).statusCode).toBe(404);
});

test('notifications are the own ones, are counted, and are marked as read singly or all at once', async () => {
  await admin.make(rules, {
    event: 'booking_created',
    channels: ['in_app'],
    recipients: ['role:admin', 'role:operator'],
  });
  for (const _ of [1, 2, 3]) await book();
  await announce();
  const unread = async (calls: Calls) =>
    (await calls.get(`${path}?is_read=false&page=1&per_page=1`)).json().total;
  expect(await unread(admin)).toBe(3);
  const [first] = await admin.list(path);
  const url = `${path}/${first?.id}`;
  expect((await manager.put(url, { is_read: true })).statusCode).toBe(404);
  const read = await admin.change(url, { is_read: true });
  expect(await admin.change(url, { is_read: true })).toEqual(read);
  expect(await unread(admin)).toBe(2);
  expect((await admin.post(`${path}/read-all`, undefined)).statusCode).toBe(200);
  expect(await unread(admin)).toBe(0);
  expect(await unread(await callsOf(server, 'operator'))).toBe(3);
  await admin.change(url, { is_read: false });
  expect(await unread(admin)).toBe(1);
});

test.each<[string, object, string]>([
  ['an event with a lead and no days', { event: 'instalment_due', lead_days: null }, 'lead_days'],
  ['nobody', { recipients: [] }, 'recipients'],
  ['a role that is none', { recipients: ['role:dmc'] }, 'recipients.0'],
  [
    'the manager of no booking',
    { event: 'block_oversold', recipients: ['manager_of_booking'] },
    'recipients',
  ],
  ['a customer at the bell', { recipients: ['customer'], channels: ['in_app'] }, 'channels'],
  ['no channel', { channels: [] }, 'channels'],
  ['quiet hours that are no time', { quiet_hours: { from: '25:00', to: '07:00' } }, 'quiet_hours.from'],
])('a rule for %s is refused by field', async (_, extra, field) => {
  const plain = { event: 'booking_created', channels: ['in_app'], recipients: ['role:admin'] };
  const answer = await admin.post(rules, { ...plain, ...extra });
  expect([answer.statusCode, refusedFields(answer)]).toEqual([400, [field]]);
});
