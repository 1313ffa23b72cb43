import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addDays,
  eventsWithLead,
  nightsBetween,
  notificationEvents,
  type NotificationEvent,
} from '@itinera/shared/contracts';
import { madeBlock, takeSeats } from '../../../testing/blockSeats';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { hotelWithPrices, makeTerms, percent, step } from '../../../testing/hotelWithTerms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { system } from '../../db/actor';
import { announceDue } from './announceDue';
import { announceEvents } from './announceEvents';
import { notificationRulesTable, notificationsTable } from './notifications.table';

const actor = system('test');
const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };

let server: TestServer;
let manager: Calls;
let partner: Calls;

beforeAll(async () => {
  server = await startTestServer();
  manager = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
});
afterAll(() => server.stop());

const book = (check_in = addDays(today(), 5)) =>
  handMadeBooking(manager, { sale_minor: 100_000, net_minor: 80_000, check_in });

async function go(booking: Entry, status: string): Promise<void> {
  const answer = await manager.post(`/api/bookings/${booking.id}/status`, { status, reason: 'Of the test' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
}

async function confirmed(passport: object = {}, transfer?: object): Promise<Entry> {
  const booking = await book();
  const [country] = await manager.list('/api/countries');
  const person = { first_name: 'Olegs', last_name: 'Kalns', sex: 'm', birthday: '1980-05-17' };
  const traveller = await manager.make('/api/travellers', {
    ...person,
    nationality: country?.id,
    ...passport,
  });
  const of = { booking_id: booking.id };
  await manager.make('/api/booking-travellers', { ...of, traveller_id: traveller.id, is_lead: true });
  if (transfer) await manager.make('/api/booking-transfers', { ...of, ...transfer });
  await go(booking, 'confirmed');
  return booking;
}

async function withInstalment(due_date: string): Promise<void> {
  const { id } = await book();
  const [traveller] = await manager.list('/api/travellers?per_page=1&page=1');
  await manager.make('/api/booking-travellers', {
    booking_id: id,
    traveller_id: traveller?.id,
    is_lead: true,
  });
  await manager.make('/api/instalments', { booking_id: id, label: 'All', due_date, amount_minor: 100_000 });
  await go({ id }, 'confirmed');
}

/** The cause of each event. */
const causes: Record<Exclude<NotificationEvent, 'block_oversold'>, () => Promise<unknown>> = {
  booking_created: () => book(),
  booking_requested: async () => go(await book(), 'on_request'),
  async stay_confirmed() {
    const booking = await book();
    await go(booking, 'on_request');
    const [stay] = await partner.list(`/api/booking-hotels?booking_id=${booking.id}`);
    await partner.post(`/api/booking-hotels/${stay?.id}/confirm`, { confirmation_number: 'H-1' });
  },
  async stay_declined() {
    const booking = await book();
    await go(booking, 'on_request');
    const [stay] = await partner.list(`/api/booking-hotels?booking_id=${booking.id}`);
    await partner.post(`/api/booking-hotels/${stay?.id}/decline`, { reason: 'Fully booked in this period' });
  },
  booking_status_changed: async () => go(await book(), 'on_request'),
  booking_cancelled: async () => go(await book(), 'cancelled'),
  async payment_received() {
    const { id } = await confirmed();
    const answer = await server.call('/api/transactions', {
      method: 'POST',
      token: await server.tokenOf('manager'),
      headers: { 'idempotency-key': randomUUID() },
      body: {
        booking_id: id,
        direction: 'in',
        purpose: 'customer_payment',
        method: 'cash',
        date: today(),
        amount_minor: 10_000,
      },
    });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  },
  instalment_due: () => withInstalment(addDays(today(), 2)),
  instalment_overdue: () => withInstalment(addDays(today(), -2)),
  async free_cancellation_ending() {
    const { owner, stay } = await hotelWithPrices(manager);
    const steps = [step(nightsBetween(today(), stay.check_in) - 5, percent(10_000))];
    await makeTerms(manager, owner, { steps });
    const customer = { name: 'Anna Berzina', email: 'anna@mail.example' };
    await go(
      await manager.make('/api/bookings', { dmc_id: idOf('partner'), customer, hotels: [stay] }),
      'on_request',
    );
  },
  hotel_payment_due: () => confirmed(),
  transfer_payment_due: () => confirmed({}, { type: 'private', pax: 2, net_minor: 1000, sale_minor: 1500 }),
  document_missing: () => confirmed(),
  block_release_due: () =>
    madeBlock(manager, {
      block_type: 'soft',
      departure_date: addDays(today(), 30),
      release_date: addDays(today(), 2),
    }),
  async seats_stopped() {
    const block = await madeBlock(manager);
    await takeSeats(manager, await book(), block, 2);
    await manager.change(`/api/block-seats/${block.id}`, { status: 'closed', expected_taken: 2 });
  },
  async traveller_renamed() {
    const { id } = await confirmed();
    const [member] = await manager.list(`/api/booking-travellers?booking_id=${id}`);
    await manager.change(`/api/travellers/${String(member?.['traveller_id'])}`, { last_name: 'Liepa' });
  },
  async stop_sale_created() {
    const [link] = await manager.list(`/api/hotel-dmcs?dmc_id=${idOf('partner')}`);
    const [start_date, end_date] = [addDays(today(), 40), addDays(today(), 41)];
    await manager.make('/api/stop-sales', {
      hotel_id: link?.['hotel_id'],
      dmc_id: idOf('partner'),
      start_date,
      end_date,
    });
  },
  // The demo has gaps already.
  price_gap_found: async () => undefined,
  passport_expiring: () =>
    confirmed({ passport_number: 'QX7654321', passport_expires_at: addDays(today(), 6) }),
  user_registered: () =>
    server.call('/api/auth/sign-up', {
      method: 'POST',
      body: { email: `${randomUUID()}@example.com`, password: `${randomUUID()} ${randomUUID()}` },
    }),
};

test.each(Object.entries(causes))('%s is announced when it happens', async (event, cause) => {
  const isEvent = (known: NotificationEvent) => known === event;
  const [of] = notificationEvents.filter(isEvent);
  if (!of) throw new Error(`${event} is no event.`);
  await announceEvents(server.database, actor, addresses);
  await server.database.withActor(actor, async (tx) => {
    await tx.delete(notificationRulesTable);
    await tx.delete(notificationsTable);
  });
  const admin = await callsOf(server, 'admin');
  await cause();
  await admin.make('/api/notification-rules', {
    event: of,
    channels: ['in_app'],
    recipients: ['role:admin'],
    lead_days: eventsWithLead.includes(of) ? 10 : null,
  });
  await announceEvents(server.database, actor, addresses);
  await announceDue(server.database, actor, addresses);
  const notices = await admin.list('/api/notifications');
  expect(notices.map((one) => one['event'])).toContain(event);
  for (const { title, body } of notices)
    expect(`${String(title)} ${String(body)}`).not.toMatch(/[{}]|undefined|null/);
});
