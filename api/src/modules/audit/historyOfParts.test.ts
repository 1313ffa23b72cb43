import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { history, listAnswer } from '@itinera/shared/contracts';
import { idOf, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
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

test('the history of a hotel has that of its parts, also of removed ones, and of no other hotel', async () => {
  const { result: texts } = (await send('GET', `/api/hotel-descriptions?hotel_id=${hotel}`)).json();
  const [{ id: textId }] = texts;
  const { result: all } = (await send('GET', '/api/features')).json();
  const { result: linked } = (await send('GET', `/api/hotel-features?hotel_id=${hotel}`)).json();
  const isLinked = (id: string) => linked.some((link: { feature_id: string }) => link.feature_id === id);
  const feature_id: string = all.find(({ id }: { id: string }) => !isLinked(id)).id;

  await send('PUT', `/api/hotels/${hotel}`, { stars: 3 });
  // It was there before the log began.
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

test('a partner reads no history, not even of the parts of a hotel that it offers', async () => {
  const refused = await send(
    'GET',
    `${history.path}?entity=hotels&id=${hotel}&with_parts=true`,
    undefined,
    'partner',
  );
  expect(refused.statusCode).toBe(403);
});
