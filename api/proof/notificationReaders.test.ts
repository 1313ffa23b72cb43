import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  eventsWithLead,
  isOfBooking,
  notificationEvents,
  placeholdersOf,
  standardTexts,
  type NotificationEvent,
} from '@itinera/shared/contracts';
import { uuidv7 } from 'uuidv7';
import { callsOf, refusedFields, type Calls } from '../testing/calls';
import { handMadeBooking } from '../testing/handMadeBooking';
import { emailOf, idOf } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/testServer';
import { system } from '../src/db/actor';
import { mailsTable } from '../src/people/mails.table';
import { deliver, type RuleRow } from '../src/modules/notifications/deliver';
import { sampleFacts } from '../src/modules/notifications/facts/sampleFacts';
import { notificationRulesTable, notificationsTable } from '../src/modules/notifications/notifications.table';

const rules = '/api/notification-rules';
const actor = system('test');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };
const guest = 'guest@example.com';

/** The values that partners and customers may see, written independently of the table under test, so that a mistake in it is found. */
const known: Record<'partner' | 'customer', (event: NotificationEvent, value: string) => boolean> = {
  partner: (event, value) =>
    event.startsWith('block_') ||
    ['user_registered', 'booking_created', 'free_cancellation_ending'].includes(event)
      ? false
      : [
          'ref',
          'hotel',
          'partner',
          'departure',
          'status',
          'status_before',
          'confirmation',
          'from',
          'to',
        ].includes(value) ||
        (['stop_sale_created', 'stay_declined'].includes(event) && value === 'reason'),
  customer: (event, value) =>
    isOfBooking(event) &&
    (['ref', 'customer', 'hotel', 'manager', 'departure', 'total', 'outstanding'].includes(value) ||
      ['status', 'status_before', 'instalment', 'traveller', 'expires', 'free_until', 'cost'].includes(
        value,
      ) ||
      (['amount', 'due'].includes(value) &&
        ['payment_received', 'instalment_due', 'instalment_overdue'].includes(event))),
};

const recipients = { partner: 'dmc_of_booking', customer: 'customer' } as const;
const readers = ['partner', 'customer'] as const;

let server: TestServer;
let admin: Calls;

beforeAll(async () => {
  server = await startTestServer();
  admin = await callsOf(server, 'admin');
  await handMadeBooking(await callsOf(server, 'manager'), { sale_minor: 100_000, net_minor: 80_000 });
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.withActor(actor, async (tx) => {
    await tx.delete(notificationsTable);
    await tx.delete(mailsTable);
  }),
);

const texts = (body: string) => ({
  en: { subject: 'Of the test', body },
  ru: { subject: 'Of the test', body },
});
const ruleFor = (event: NotificationEvent, to: string, templates: ReturnType<typeof texts> | null) => ({
  event,
  channels: ['email'],
  recipients: [to],
  templates,
  lead_days: eventsWithLead.includes(event) ? 3 : null,
});

/** Each value of an event is its own name, so that a text shows which values it contains. */
const canaries = (event: NotificationEvent) =>
  Object.fromEntries(placeholdersOf(event).map((name) => [name, `<${name}>`]));

const isMentioned = (text: string, name: string): boolean => text.includes(`<${name}>`);

/** The texts that a rule sends for an event: to its partner by bell and mail, and to its customer by mail. */
async function sent(event: NotificationEvent, templates: RuleRow['templates']) {
  return server.database.withActor(actor, async (tx) => {
    const rule: RuleRow = {
      id: uuidv7(),
      event,
      channels: ['in_app', 'email'],
      recipients: [
        'role:admin',
        `user:${idOf('partner')}`,
        `user:${idOf('partner2')}`,
        'dmc_of_booking',
        'customer',
      ],
      lead_days: 3,
      quiet_hours: null,
      templates,
      is_active: true,
      created_at: '',
      updated_at: '',
    };
    const facts = {
      link: { kind: 'booking' as const, id: uuidv7() },
      values: canaries(event),
      partnerId: idOf('partner'),
      ofBooking: { managerId: idOf('manager'), customerEmail: guest },
    };
    await deliver(tx, rule, facts, null, addresses);
    const bells = await tx.select().from(notificationsTable);
    const mails = await tx.select().from(mailsTable);
    await tx.delete(notificationsTable);
    await tx.delete(mailsTable);
    const bell = (id: string) =>
      bells.filter(({ user_id }) => user_id === id).map((one) => `${one.title} ${one.body}`);
    const mail = (email: string) =>
      mails.filter(({ recipient }) => recipient === email).map((one) => `${one.subject} ${one.body}`);
    return {
      staff: [...bell(idOf('admin')), ...mail(emailOf('admin'))],
      partner: [...bell(idOf('partner')), ...mail(emailOf('partner'))],
      another: [...bell(idOf('partner2')), ...mail(emailOf('partner2'))],
      customer: mail(guest),
    };
  });
}

test('the facts of an event have exactly the values that texts may use, each with its readers', async () => {
  for (const event of notificationEvents) {
    const facts = await server.database.withActor(actor, (tx) => sampleFacts(tx, event));
    expect([event, Object.keys(facts?.values ?? {})]).toEqual([
      event,
      expect.arrayContaining(placeholdersOf(event)),
    ]);
  }
});

describe.each(notificationEvents)('%s', (event) => {
  const all = texts(
    placeholdersOf(event)
      .map((name) => `{${name}}`)
      .join(' '),
  );

  test('never reveals a hidden value by an old rule, by bell or by mail', async () => {
    const { staff, another, ...others } = await sent(event, all);
    expect(another).toEqual([]);
    expect(staff).toHaveLength(2);
    for (const name of placeholdersOf(event)) {
      for (const text of staff) expect([name, isMentioned(text, name)]).toEqual([name, true]);
      for (const reader of readers)
        for (const text of others[reader])
          expect([reader, name, isMentioned(text, name)]).toEqual([reader, name, known[reader](event, name)]);
    }
    const isKnown = (reader: 'partner' | 'customer') =>
      placeholdersOf(event).some((name) => known[reader](event, name));
    expect([others.partner.length, others.customer.length]).toEqual([
      isKnown('partner') ? 2 : 0,
      isKnown('customer') ? 1 : 0,
    ]);
  });

  test('has standard texts with only the values of each reader, or none', async () => {
    const { another, staff, ...others } = await sent(event, null);
    expect([another.length, staff.length]).toEqual([0, 2]);
    for (const reader of readers) {
      expect(others[reader].length > 0).toBe(standardTexts(event, reader) !== undefined);
      for (const text of others[reader])
        for (const name of placeholdersOf(event))
          if (!known[reader](event, name))
            expect([reader, name, isMentioned(text, name)]).toEqual([reader, name, false]);
    }
  });

  test.each(readers)(
    'refuses texts with values hidden from a %s when a rule is added, changed or written in a batch',
    async (reader) => {
      const persons = reader === 'partner' ? [`user:${idOf('partner')}`] : [];
      const tried = [...(isOfBooking(event) ? [recipients[reader]] : []), ...persons];
      for (const to of tried)
        for (const name of [...placeholdersOf(event), undefined]) {
          const templates = name === undefined ? null : texts(`{${name}}`);
          const hasKnown = placeholdersOf(event).some((one) => known[reader](event, one));
          const isFine =
            name === undefined ? standardTexts(event, reader) !== undefined : known[reader](event, name);
          const rule = ruleFor(event, to, templates);
          const added = await admin.post(rules, rule);
          expect([to, name, added.statusCode]).toEqual([to, name, isFine ? 201 : 400]);
          if (isFine) continue;
          expect([to, name, refusedFields(added)]).toEqual([
            to,
            name,
            [hasKnown ? 'templates' : 'recipients'],
          ]);
          const batch = await admin.post('/api/batch', {
            operations: [{ method: 'POST', path: rules, body: rule }],
          });
          expect([to, name, batch.statusCode]).toEqual([to, name, 400]);
        }
      for (const to of tried) {
        const secret = placeholdersOf(event).find((name) => !known[reader](event, name));
        if (secret === undefined) continue;
        const field = placeholdersOf(event).some((one) => known[reader](event, one))
          ? 'templates'
          : 'recipients';
        const plain = await admin.make(rules, ruleFor(event, 'role:admin', texts(`{${secret}}`)));
        const changed = await admin.put(`${rules}/${plain.id}`, { recipients: [to] });
        expect([to, changed.statusCode, refusedFields(changed)]).toEqual([to, 400, [field]]);
        for (const call of ['preview', 'test']) {
          const tryOut = await admin.post(`${rules}/${call}`, {
            event,
            templates: texts(`{${secret}}`),
            recipients: [to],
          });
          expect([to, call, tryOut.statusCode, refusedFields(tryOut)]).toEqual([to, call, 400, [field]]);
        }
      }
    },
  );
});

test('a rule older than these restrictions can be turned off unchanged, and not on again', async () => {
  const id = uuidv7();
  await server.database.withActor(actor, (tx) =>
    tx.insert(notificationRulesTable).values({
      id,
      event: 'hotel_payment_due',
      channels: ['email'],
      recipients: ['customer'],
      lead_days: 3,
      is_active: true,
    }),
  );
  expect((await admin.put(`${rules}/${id}`, { lead_days: 4 })).statusCode).toBe(400);
  expect(await admin.change(`${rules}/${id}`, { is_active: false })).toMatchObject({ is_active: false });
  const on = await admin.put(`${rules}/${id}`, { is_active: true });
  expect([on.statusCode, refusedFields(on)]).toEqual([400, ['templates']]);
});

test('a preview shows the text of each kind of recipient, and a test is sent to the author', async () => {
  const previewOf = async (sample: object) => (await admin.post(`${rules}/preview`, sample)).json().result;
  const toPartner = {
    event: 'booking_requested',
    templates: null,
    recipients: ['role:admin', `user:${idOf('partner')}`],
  };
  expect(await previewOf(toPartner)).toMatchObject({
    en: { subject: expect.stringContaining('is asked to confirm') },
    partner: { en: { subject: expect.stringContaining('please confirm') } },
  });
  const toCustomer = { event: 'booking_created', templates: null, recipients: ['role:admin', 'customer'] };
  expect(await previewOf(toCustomer)).toMatchObject({
    en: { body: expect.stringContaining('Partner: ') },
    customer: {
      en: { subject: expect.stringMatching(/: your booking$/), body: expect.not.stringContaining('Partner') },
    },
  });
  for (const sample of [toPartner, toCustomer])
    expect((await admin.post(`${rules}/test`, sample)).statusCode).toBe(200);
  const notices = await admin.list('/api/notifications');
  expect(notices.map(({ title }) => String(title).replace(/: BE\d+:.*/, '')).toSorted()).toEqual([
    'Test',
    'Test',
    'Test, as the customer reads it',
    'Test, as the partner reads it',
  ]);
});
