import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { history, listAnswer } from '@itinera/shared/contracts';
import { callsOf, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { idOf, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const [hotel, other] = [derivedId('hotel Beldibi Bay Resort'), derivedId('hotel Nida Lagoon House')];
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  as: Person = 'admin',
) => server.call(url, { method, token: await server.tokenOf(as), body });
const historyOf = async (id: string, query = '&with_parts=true') =>
  listAnswer(history.entity).parse(
    (await send('GET', `${history.path}?entity=hotels&id=${id}${query}`)).json(),
  );

test('the history of a hotel includes that of its parts, even of removed ones, and of no other hotel', async () => {
  const { result: texts } = (await send('GET', `/api/hotel-descriptions?hotel_id=${hotel}`)).json();
  const [{ id: textId }] = texts;
  const { result: all } = (await send('GET', '/api/features')).json();
  const { result: linked } = (await send('GET', `/api/hotel-features?hotel_id=${hotel}`)).json();
  const isLinked = (id: string) => linked.some((link: { feature_id: string }) => link.feature_id === id);
  const feature_id: string = all.find(({ id }: { id: string }) => !isLinked(id)).id;

  await send('PUT', `/api/hotels/${hotel}`, { stars: 3 });
  // The entry existed before the log began.
  await send('PUT', `/api/hotel-descriptions/${textId}`, { description: 'Rewritten' });
  const made = await send('POST', '/api/hotel-features', { hotel_id: hotel, feature_id });
  const { id: linkId } = made.json().result;
  await send('PUT', `/api/hotel-features/${linkId}`, { paid: true });
  await send('DELETE', `/api/hotel-features/${linkId}`);
  const { result: dmcs } = (await send('GET', `/api/hotel-dmcs?hotel_id=${hotel}`)).json();
  await send('PUT', `/api/hotel-dmcs/${dmcs[0].id}`, { markup_bp: 1500 });
  await send('PUT', `/api/hotels/${other}`, { stars: 2 });

  const { result, total } = await historyOf(hotel);
  const feature = { field: 'feature_id', value: feature_id };
  expect(result.map(({ entity, action, part }) => ({ entity, action, part }))).toEqual([
    { entity: 'hotel-dmcs', action: 'update', part: { field: 'dmc_id', value: dmcs[0].dmc_id } },
    { entity: 'hotel-features', action: 'delete', part: feature },
    { entity: 'hotel-features', action: 'update', part: feature },
    { entity: 'hotel-features', action: 'create', part: feature },
    { entity: 'hotel-descriptions', action: 'update', part: { field: 'locale', value: texts[0].locale } },
    { entity: 'hotels', action: 'update', part: undefined },
  ]);
  expect(total).toBe(6);
  expect(result[2]?.changes).toEqual({ paid: { before: false, after: true } });
  expect(result[0]?.actor.id).toBe(idOf('admin'));

  const page = await historyOf(hotel, '&with_parts=true&page=2&per_page=4');
  expect(page.result.map(({ entity }) => entity)).toEqual(['hotel-descriptions', 'hotels']);
  expect((await historyOf(hotel, '')).result.map(({ entity }) => entity)).toEqual(['hotels']);
});

test('the history of a booking includes its money and its documents, even removed ones', async () => {
  const staff = await callsOf(server, 'manager');
  const { id } = await handMadeBooking(staff, { sale_minor: 100_000 });
  const token = await server.tokenOf('manager');
  const post = (url: string, body: object) =>
    server.call(url, { method: 'POST', token, body, headers: { 'idempotency-key': randomUUID() } });
  const paid = await post('/api/transactions', {
    booking_id: id,
    direction: 'in',
    purpose: 'customer_payment',
    method: 'cash',
    date: today(),
    amount_minor: 100,
  });
  await post(`/api/transactions/${paid.json().result.id}/void`, { reason: 'Entered twice' });
  const planned = { booking_id: id, label: 'Deposit', due_date: today(), amount_minor: 100 };
  const instalment = await staff.make('/api/instalments', planned);
  await staff.remove(`/api/instalments/${instalment.id}`);
  const [payment] = await staff.list(`/api/payments?booking_id=${id}`);
  await staff.change(`/api/payments/${payment?.id}`, { hotel_paid_date: today() });
  const found = await staff.list(`/api/history?entity=bookings&id=${id}&with_parts=true&per_page=100`);
  const entries = found.map(({ entity, action, part }) => [
    entity,
    action,
    (part as Entry | undefined)?.['value'],
  ]);
  expect(entries.slice(0, 5)).toEqual([
    ['payments', 'update', payment?.['booking_ref']],
    ['instalments', 'delete', 'Deposit'],
    ['instalments', 'create', 'Deposit'],
    ['transactions', 'update', 'customer_payment'],
    ['transactions', 'create', 'customer_payment'],
  ]);
});

test('a partner reads no history, not even of the parts of a hotel that it offers', async () => {
  const refused = await send(
    'GET',
    `${history.path}?entity=hotels&id=${hotel}&with_parts=true`,
    undefined,
    'partner',
  );
  expect(refused.statusCode).toBe(403);
});
