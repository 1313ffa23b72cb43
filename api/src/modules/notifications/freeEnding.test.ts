import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, nightsBetween } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { madeBlock, takeSeats } from '../../../testing/blockSeats';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import {
  hotelWithPrices,
  makeTerms,
  percent,
  step,
  type StayWithTerms,
} from '../../../testing/hotelWithTerms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { system } from '../../db/actor';
import { releaseHolds } from '../bookings/seats/followBooking';
import { announceDue } from './announceDue';
import { notificationFiringsTable, notificationRulesTable, notificationsTable } from './notifications.table';

const rules = '/api/notification-rules';
const event = 'free_cancellation_ending';
const actor = system('test');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };

let server: TestServer;
let admin: Calls;
let manager: Calls;

/** A stay of 330.00, half of which cancelling costs from so many days from today on, at an hour of a time zone. */
async function stayEnding(days: number, time_zone = 'Asia/Tokyo', hour = 18): Promise<StayWithTerms> {
  const { owner, stay } = await hotelWithPrices(manager);
  await manager.change(`/api/hotels/${stay.hotel_id}`, { time_zone });
  const before = nightsBetween(today(), stay.check_in) - days;
  await makeTerms(manager, owner, { steps: [{ ...step(before, percent(5_000)), hour }] });
  return stay;
}

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager] = [await callsOf(server, 'admin'), await callsOf(server, 'manager')];
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.withActor(actor, async (tx) => {
    await tx.delete(notificationRulesTable);
    await tx.delete(notificationFiringsTable);
    await tx.delete(notificationsTable);
  }),
);

const booked = (...hotels: StayWithTerms[]): Promise<Entry> =>
  manager.make('/api/bookings', {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels,
  });
async function go({ id }: Entry, status: string): Promise<void> {
  const answer = await manager.post(`/api/bookings/${id}/status`, { status, reason: 'Of the test' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
}
async function requested(...hotels: StayWithTerms[]): Promise<Entry> {
  const booking = await booked(...hotels);
  await go(booking, 'on_request');
  return booking;
}
const ruleOf = (lead_days: number, more: object = {}) =>
  admin.make(rules, { event, channels: ['in_app'], recipients: ['role:admin'], lead_days, ...more });
const look = () => announceDue(server.database, actor, addresses);
/** What was announced of a booking, newest first, without its reference. */
async function announcedOf({ ref }: Entry): Promise<string[]> {
  await look();
  const begin = `${String(ref)}: `;
  const titles = (await admin.list('/api/notifications?per_page=200&page=1')).map(({ title }) =>
    String(title),
  );
  return titles.filter((title) => title.startsWith(begin)).map((title) => title.slice(begin.length));
}
const ends = (days: number, time = '18:00') =>
  `free cancellation ends ${formatDay(addDays(today(), days))} ${time} local time`;

test('the end of free cancellation is announced once by any number of processes, and again when it changes', async () => {
  const booking = await requested(await stayEnding(3));
  const rule = await ruleOf(2);
  expect(await announcedOf(booking)).toEqual([]);
  await admin.change(`${rules}/${rule.id}`, { lead_days: 3 });
  await Promise.all([look(), look(), look()]);
  expect(await announcedOf(booking)).toEqual([ends(3)]);
  const notices = await admin.list('/api/notifications');
  expect(notices).toContainEqual(
    expect.objectContaining({
      event,
      title: `${String(booking['ref'])}: ${ends(3)}`,
      body: expect.stringMatching(
        /^Anna Berzina, Cancelled House \d+\. Then a cancellation costs 165,00 EUR\. Still to pay: /,
      ),
      link: { kind: 'booking', id: booking.id },
    }),
  );
  await manager.make('/api/booking-hotels', { ...(await stayEnding(2)), booking_id: booking.id });
  expect(await announcedOf(booking)).toEqual([ends(2), ends(3)]);
  expect(await announcedOf(booking)).toHaveLength(2);
});

test('the manager of a confirmed booking is notified as well', async () => {
  const booking = await booked(await stayEnding(3));
  const [traveller] = await manager.list('/api/travellers?per_page=1&page=1');
  const first = { booking_id: booking.id, traveller_id: traveller?.id, is_lead: true };
  await manager.make('/api/booking-travellers', first);
  await go(booking, 'confirmed');
  await ruleOf(3, { recipients: ['manager_of_booking'] });
  await look();
  const notices = await manager.list('/api/notifications');
  expect(notices.map(({ title }) => title)).toContain(`${String(booking['ref'])}: ${ends(3)}`);
});

test('nothing is announced of drafts, of what was cancelled, without an end, and after it', async () => {
  const soon = await stayEnding(2);
  const cancelled = await requested(soon);
  await go(cancelled, 'cancelled');
  const bookings = [
    await booked(soon),
    cancelled,
    await requested(await stayEnding(-1)),
    await requested((await hotelWithPrices(manager)).stay),
  ];
  await ruleOf(30);
  for (const booking of bookings) expect(await announcedOf(booking)).toEqual([]);
});

test('days before are those of the business, and the end is shown by the clock of the hotel that ends it', async () => {
  // The first hour of that day on Kiritimati is the morning of the day before here.
  const east = await stayEnding(3, 'Pacific/Kiritimati', 0);
  const west = await stayEnding(3, 'America/New_York');
  const [early, late] = [await requested(west, east), await requested(west)];
  const rule = await ruleOf(1);
  expect(await announcedOf(early)).toEqual([]);
  await admin.change(`${rules}/${rule.id}`, { lead_days: 2 });
  expect(await announcedOf(early)).toEqual([ends(3, '00:00')]);
  expect(await announcedOf(late)).toEqual([]);
  await admin.change(`${rules}/${rule.id}`, { lead_days: 3 });
  expect(await announcedOf(late)).toEqual([]);
  await admin.change(`${rules}/${rule.id}`, { lead_days: 4 });
  expect(await announcedOf(late)).toEqual([ends(3)]);
});

test('seats end it by the clock of their airport, until they are given back', async () => {
  const departure_date = '2028-06-10';
  const [origin] = await manager.list('/api/airports?charter_start=true');
  await manager.change(`/api/airports/${origin?.id}`, { timezone: 'Asia/Dubai' });
  const before = nightsBetween(today(), departure_date) - 2;
  const block = await madeBlock(manager, {
    departure_date,
    cancellation_steps: [{ ...step(before, percent(10_000)), hour: 9 }],
  });
  const booking = await booked(await stayEnding(3));
  const { id } = await takeSeats(manager, booking, block, 2);
  await manager.change(`/api/booking-flights/${id}`, { net_minor: 20_000, sale_minor: 24_000 });
  await go(booking, 'on_request');
  await ruleOf(3);
  expect(await announcedOf(booking)).toEqual([ends(2, '09:00')]);
  await server.database.withActor(actor, (tx) =>
    tx.execute(sql`UPDATE booking_flights SET held_until = now() - interval '1 minute' WHERE id = ${id}`),
  );
  await releaseHolds(server.database, system('release-holds'), new AbortController().signal);
  expect(await announcedOf(booking)).toEqual([ends(3), ends(2, '09:00')]);
});

test('customers learn what they pay from then on, and no partner learns of it', async () => {
  const booking = await requested(await stayEnding(3));
  const refused = await admin.post(rules, {
    event,
    channels: ['in_app'],
    recipients: ['dmc_of_booking'],
    lead_days: 3,
  });
  expect(refusedFields(refused)).toEqual(['recipients']);
  await ruleOf(3, { channels: ['email'], recipients: ['customer'] });
  await look();
  const mails = await admin.list('/api/outbox?recipient=anna@mail.example');
  expect(mails.map(({ subject, body }) => [subject, body])).toContainEqual([
    `${String(booking['ref'])}: free cancellation until ${formatDay(addDays(today(), 3))} 18:00 local time`,
    expect.stringMatching(
      /^Cancelled House \d+, departure 10\.06\.2028\. Then a cancellation costs 165,00 EUR\./,
    ),
  ]);
});

test('a rule requires its days', async () => {
  const answer = await admin.post(rules, { event, channels: ['in_app'], recipients: ['role:admin'] });
  expect([answer.statusCode, refusedFields(answer)]).toEqual([400, ['lead_days']]);
});
