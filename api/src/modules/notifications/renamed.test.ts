import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';
import { announceEvents } from './announceEvents';

const addresses = { staffUrl: 'https://staff.example', partnerUrl: 'https://partner.example' };

let server: TestServer;
let staff: Calls;
let admin: Calls;
let traveller: Entry;
let [draft, confirmed, ticketed, cancelled]: Entry[] = [];

const stay = { sale_minor: 100_000, net_minor: 80_000, check_in: addDays(today(), 20) };

async function withTraveller(more: object = {}): Promise<Entry> {
  const booking = await handMadeBooking(staff, stay);
  await staff.make('/api/booking-travellers', {
    booking_id: booking.id,
    traveller_id: traveller.id,
    is_lead: true,
    ...more,
  });
  return booking;
}
const go = (booking: Entry | undefined, status: string) =>
  staff.post(`/api/bookings/${booking?.id}/status`, { status, reason: 'Of the test' });

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  admin = await callsOf(server, 'admin');
  traveller = await staff.make('/api/travellers', {
    first_name: 'Zane',
    last_name: 'Ozola',
    sex: 'f',
    birthday: '1990-05-05',
    nationality: derivedId('country LV'),
  });
  draft = await withTraveller();
  confirmed = await withTraveller();
  ticketed = await withTraveller({ ticket_number: '657-1' });
  cancelled = await withTraveller({ ticket_number: '657-2' });
  await go(confirmed, 'confirmed');
  await go(cancelled, 'cancelled');
});
afterAll(() => server.stop());

const notified = async () => {
  await announceEvents(server.database, system('test'), addresses);
  return (await staff.list('/api/notifications?is_read=false&per_page=100')).filter(
    (one) => one['event'] === 'traveller_renamed',
  );
};
const refs = (...of: (Entry | undefined)[]) => of.map((booking) => String(booking?.['ref'])).toSorted();

test('bookings with documents are those that are confirmed or ticketed, and not over', async () => {
  const found = await staff.list(`/api/bookings?papers_of=${traveller.id}`);
  expect(found.map(({ id }) => id).toSorted()).toEqual([confirmed?.id, ticketed?.id].toSorted());
  expect(found.map(({ id }) => id)).not.toContain(draft?.id);
});

test('a new name is announced for each of them, and is in their history; other fields and letter case are not', async () => {
  const path = `/api/travellers/${traveller.id}`;
  // By another person than the manager of the bookings, whom a default rule notifies.
  await admin.change(path, { phone: '+37120000001', last_name: 'OZOLA' });
  expect(await notified()).toEqual([]);
  await admin.change(path, { last_name: 'Liepa', birthday: '1991-05-05' });
  const notices = await notified();
  expect(notices.map(({ title }) => String(title).split(':')[0]).toSorted()).toEqual(
    refs(confirmed, ticketed),
  );
  expect(notices[0]?.['title']).toMatch(/: Zane OZOLA is now Zane Liepa$/);
  expect(notices[0]?.['body']).toMatch(/Born 05\.05\.1991, before 05\.05\.1990/);
  const recorded = await staff.list(
    `/api/history?entity=bookings&id=${confirmed?.id}&with_parts=true&per_page=100`,
  );
  const changes = recorded.filter(({ entity }) => entity === 'travellers').map((one) => one['changes']);
  expect(changes).toEqual([
    expect.objectContaining({ last_name: { before: 'OZOLA', after: 'Liepa' } }),
    expect.objectContaining({ last_name: { before: 'Ozola', after: 'OZOLA' } }),
  ]);
});

const person = (first_name: string, last_name: string, birthday = '1991-05-05') =>
  staff.make('/api/travellers', {
    first_name,
    last_name,
    sex: 'f',
    birthday,
    nationality: derivedId('country LV'),
  });

const titles = async () => (await notified()).map(({ title }) => String(title));

test('who is merged into a person of another name is announced wherever there are papers', async () => {
  const kept = await person('Zane', 'Priede');
  const known = await titles();
  const merged = await admin.post(`/api/travellers/${kept.id}/merge`, { other_id: traveller.id });
  expect(merged.statusCode).toBe(200);
  const announced = (await titles()).slice(0, -known.length);
  const said = (ref: string) => `${ref}: Zane Liepa is now Zane Priede`;
  expect(announced.toSorted()).toEqual(refs(confirmed, ticketed).map(said));

  // Of the same name it is no news.
  const same = await person('ZANE', 'Priede');
  await admin.post(`/api/travellers/${same.id}/merge`, { other_id: kept.id });
  expect((await titles()).length).toBe(known.length + 2);
});

test('who takes the place of a traveller with papers is announced, also when the place was empty for a while', async () => {
  const [member] = await staff.list(`/api/booking-travellers?booking_id=${ticketed?.id}`);
  const [inConfirmed] = await staff.list(`/api/booking-travellers?booking_id=${confirmed?.id}`);
  const [inDraft] = await staff.list(`/api/booking-travellers?booking_id=${draft?.id}`);
  const left = { id: String(member?.['traveller_id']) };
  for (const one of [member, inConfirmed, inDraft]) await admin.remove(`/api/booking-travellers/${one?.id}`);
  const add = (booking: Entry | undefined, who: { id: string }) =>
    admin.make('/api/booking-travellers', { booking_id: booking?.id, traveller_id: who.id });
  const known = (await titles()).length;
  const other = await person('Ilze', 'Kalna');
  await add(draft, other);
  expect((await titles()).length).toBe(known);
  await add(ticketed, other);
  // The same person again, and a further one in a place that was always free: no news.
  await add(confirmed, left);
  await add(confirmed, other);
  expect((await titles()).slice(0, -known)).toEqual([`${ticketed?.['ref']}: ZANE Priede is now Ilze Kalna`]);

  const again = (await staff.list(`/api/booking-travellers?booking_id=${confirmed?.id}`)).find(
    ({ traveller_id }) => traveller_id === left.id,
  );
  await admin.remove(`/api/booking-travellers/${again?.id}`);
  await admin.change(`/api/travellers/${left.id}`, { last_name: 'Egle' });
  await add(confirmed, left);
  expect((await titles()).slice(0, -known - 1)).toEqual([
    `${confirmed?.['ref']}: ZANE Priede is now ZANE Egle`,
  ]);
});
