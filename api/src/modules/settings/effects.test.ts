import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, authPaths, settings, settingsPath, type SettingsChanges } from '@itinera/shared/contracts';
import { madeBlock, takeSeats } from '../../../testing/blockSeats';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';

type Setting = keyof SettingsChanges;

/** An observable effect of a setting: it changes with the value, and is the same again with the old one. */
interface Effect {
  value: unknown;
  look: () => Promise<unknown>;
}

let server: TestServer;
let staff: Calls;
let admin: Calls;
/** A priced stay in a hotel without ages of children, whose contract has no mark-up. */
let stay: Record<string, unknown>;
let confirmed: Entry;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  admin = await callsOf(server, 'admin');
  stay = await aPricedStay();
  const { hotel_id, dmc_id, room_type_id, boarding_type_id } = stay;
  await staff.make('/api/cancellation-terms', {
    hotel_id,
    dmc_id,
    name: 'Of the test',
    room_type_ids: [room_type_id],
    boarding_type_ids: [boarding_type_id],
    stay_from: '2026-01-01',
    stay_to: '2028-12-31',
    booking_from: '2026-01-01',
    booking_to: '2028-12-31',
    steps: [{ days_before: 14, hour: 18, kind: 'percent', value: 5_000 }],
  });
  confirmed = await handMadeBooking(staff, { sale_minor: 100_000, check_in: addDays(today(), 200) });
  const due = { label: 'Late', due_date: addDays(today(), -1), amount_minor: 100_000 };
  await staff.make('/api/instalments', { booking_id: confirmed.id, ...due });
  await makeConfirmed(confirmed.id);
});
afterAll(() => server.stop());

async function makeConfirmed(id: string): Promise<void> {
  const [traveller] = await staff.list('/api/travellers?per_page=1&page=1');
  await staff.make('/api/booking-travellers', { booking_id: id, traveller_id: traveller?.id, is_lead: true });
  const answer = await staff.post(`/api/bookings/${id}/status`, {
    status: 'confirmed',
    reason: 'Of the test',
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
}

async function aPricedStay(): Promise<Record<string, unknown>> {
  const dmc_id = idOf('partner');
  for (const row of await staff.list(`/api/graph-prices?dmc_id=${dmc_id}&per_page=100&page=1`)) {
    const { hotel_id, room_type_id, boarding_type_id, adult, children } = row;
    if (children !== 0) continue;
    for (const period of await staff.list(
      `/api/price-periods?hotel_id=${String(hotel_id)}&dmc_id=${dmc_id}`,
    )) {
      const check_in = addDays(String(period['start_period']), 7);
      const check_out = addDays(check_in, Math.max(7, Number(period['min_nights'])));
      const found = { hotel_id, dmc_id, room_type_id, boarding_type_id, check_in, check_out, adults: adult };
      const { blockers, sale } = await quoted(found);
      if (blockers.length > 0 || !sale) continue;
      await admin.change(`/api/hotels/${String(hotel_id)}`, { child_age: null, child_age_limits: [] });
      const [link] = await admin.list(`/api/hotel-dmcs?hotel_id=${String(hotel_id)}&dmc_id=${dmc_id}`);
      await admin.change(`/api/hotel-dmcs/${link?.id}`, { markup_bp: null });
      return found;
    }
  }
  throw new Error('The demo has no stay with a price.');
}

interface Quoted {
  blockers: unknown[];
  sale: { sale_minor: number } | null;
  passengers: object;
  customer_stages?: object[];
}

const quoted = async (changes: object = {}): Promise<Quoted> =>
  (await staff.post('/api/quotes', { ...stay, ...changes })).json<{ result: Quoted }>().result;

const saleOf = async () => (await quoted()).sale?.sale_minor;
const plain = { customer: { name: 'Anna' }, dmc_id: idOf('partner') };
const newBooking = () => staff.make('/api/bookings', plain);

let made = 0;
async function newUser(): Promise<Entry> {
  made += 1;
  return admin.make('/api/users', { email: `new${made}@amber.example`, first_name: 'Nora' });
}

/** Amounts and days of the plan of a sold booking. */
async function plan(): Promise<unknown> {
  const { id } = await handMadeBooking(staff, { sale_minor: 100_000 });
  const planned = await server.call(`/api/bookings/${id}/instalment-plan`, {
    method: 'POST',
    token: await server.tokenOf('manager'),
    body: {},
    headers: { 'idempotency-key': id },
  });
  expect([planned.statusCode, planned.body]).toEqual([200, expect.anything()]);
  const lines = await staff.list(`/api/instalments?booking_id=${id}`);
  return lines.map(({ due_date, amount_minor }) => [due_date, amount_minor]);
}

/** Number of hours for which seats of a block are held. */
async function heldHours(): Promise<unknown> {
  const booking = await handMadeBooking(staff, { sale_minor: 100_000 });
  const { held_until } = await takeSeats(staff, booking, await madeBlock(staff), 1);
  return Math.round((Date.parse(String(held_until)) - Date.now()) / 3_600_000);
}

const mailToNewUser = async () => {
  const { email } = await newUser();
  const [mail] = await admin.list(`/api/outbox?recipient=${String(email)}`);
  return String(mail?.['body']).split('\n').at(-1);
};

/** Young people with a birthday before the departure. */
const bornBetween = () =>
  addDays(`${Number(String(stay['check_in']).slice(0, 4)) - 12}${String(stay['check_in']).slice(4)}`, 2);

/** What cancelling a trip of two stays costs the customer while only the first of them costs anything. */
async function tripCost(): Promise<unknown> {
  const { dmc_id: _dmc, ...sold } = stay;
  const { check_in, check_out } = sold;
  const by = { priced_by: 'hand', net_minor: 80_000, sale_minor: 100_000 };
  const first = { ...sold, ...by, price_reason: 'Of the test', override_reason: 'Of the test' };
  const second = { ...first, check_in: check_out, check_out: addDays(String(check_out), 7) };
  const { id } = await staff.make('/api/bookings', { ...plain, hotels: [first, second] });
  const requested = await staff.post(`/api/bookings/${id}/status`, { status: 'on_request' });
  expect([requested.statusCode, requested.body]).toEqual([200, expect.anything()]);
  const at = `${addDays(String(check_in), -10)}T00:00:00Z`;
  return (await staff.one(`/api/bookings/${id}/cancellation?at=${at}`))['customer'];
}

const effects: Record<Setting, Effect | { readBy: string }> = {
  default_child_age: {
    value: { from: 2, to: 5 },
    look: async () => (await quoted({ child_ages: [8] })).passengers,
  },
  child_age_reference: {
    value: 'check_out',
    look: async () => (await quoted({ child_birthdays: [bornBetween()] })).passengers,
  },
  time_zone: {
    value: 'Pacific/Kiritimati',
    // Applies after the answer was sent.
    look: async () => {
      await new Promise(setImmediate);
      return today(new Date('2026-11-22T11:00:00Z'));
    },
  },
  company_name: { value: 'Amber Tours', look: mailToNewUser },
  default_locale: { value: 'ru', look: async () => (await newUser())['locale'] },
  sale_currency: { value: 'USD', look: async () => (await newBooking())['currency'] },
  page_size: { value: 50, look: async () => (await staff.one(authPaths.profile))['page_size'] },
  default_markup_bp: { value: 1200, look: saleOf },
  sale_rounding: {
    value: 10,
    look: async () => {
      const sale = await saleOf();
      return sale !== undefined && sale % 1000 === 0;
    },
  },
  deposit_bp: { value: 5000, look: plan },
  deposit_days: { value: 9, look: plan },
  balance_days: { value: 30, look: plan },
  hold_hours: { value: 5, look: heldHours },
  booking_ref_prefix: {
    value: 'AM',
    look: async () => String((await newBooking())['ref']).replace(/\d+/, ''),
  },
  exchange_rates: {
    value: [{ from: 'EUR', to: 'USD', rate: '1.25', valid_from: '2026-01-01' }],
    look: async () => (await staff.make('/api/bookings', { ...plain, currency: 'USD' }))['rate'],
  },
  overdue_grace_days: {
    value: 5,
    look: async () =>
      (await staff.list('/api/bookings?is_overdue=true&per_page=200')).some(({ id }) => id === confirmed.id),
  },
  customer_terms_days: { value: 9, look: async () => (await quoted()).customer_stages },
  customer_terms_margin_bp: { value: 2_500, look: async () => (await quoted()).customer_stages },
  combined_terms: { value: 'strictest', look: tripCost },
  passport_months: { readBy: 'mf-bookings/src/travellers/detail/TravellerPage.test.tsx' },
  // Turning it on can't be undone by a user without a factor: it has a test of its own.
  staff_second_factor: { readBy: 'api/src/accounts/secondFactor.test.ts' },
};

/** Other settings that an effect needs. */
const given: Partial<Record<Setting, object>> = {
  sale_rounding: { default_markup_bp: 1234 },
};

test('every setting has an effect in this list', () => {
  expect(Object.keys(effects).toSorted()).toEqual(Object.keys(settings.input.shape).toSorted());
});

const named = Object.entries(effects) as [Setting, Effect | { readBy: string }][];

test.each(named)('%s has its effect, and none after changing it back', async (setting, effect) => {
  if ('readBy' in effect) {
    const path = fileURLToPath(new URL(`../../../../${effect.readBy}`, import.meta.url));
    expect([existsSync(path), readFileSync(path, 'utf8').includes(setting)]).toEqual([true, true]);
    return;
  }
  const set = (changes: object) => admin.put(settingsPath, changes);
  const before = await staff.one(settingsPath);
  expect((await set({ ...given[setting] })).statusCode).toBe(200);
  const was = await effect.look();
  expect((await set({ [setting]: effect.value })).statusCode).toBe(200);
  expect(await effect.look()).not.toEqual(was);
  expect((await set({ [setting]: before[setting] })).statusCode).toBe(200);
  expect(await effect.look()).toEqual(was);
});
