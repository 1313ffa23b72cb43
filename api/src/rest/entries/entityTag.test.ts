import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorAnswer } from '@itinera/shared/contracts';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

const clients = 32;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  addPlainCollection(server);
  token = await server.tokenOf('manager');
});
afterAll(() => server.stop());

const put = (url: string, body: unknown, ifMatch?: string) =>
  server.call(url, {
    method: 'PUT',
    token,
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

test(`${clients} people who all add to the same number lose nothing`, async () => {
  const made = await server.call(plain.path, { method: 'POST', token, body: { name: 'Counter', weight: 0 } });
  const url = `${plain.path}/${made.json().result.id}`;
  let refused = 0;
  const addOne = async (weight: number, tag: string): Promise<void> => {
    const answer = await put(url, { weight: weight + 1 }, tag);
    if (answer.statusCode === 200) return;
    expect(answer.statusCode).toBe(412);
    refused += 1;
    const now = await put(url, {});
    return addOne(now.json().result.weight, String(now.headers.etag));
  };
  await Promise.all(Array.from({ length: clients }, () => addOne(0, String(made.headers.etag))));
  expect((await put(url, {})).json().result.weight).toBe(clients);
  expect(refused).toBeGreaterThanOrEqual(clients - 1);
}, 120_000);

describe('the ETag of a hotel', () => {
  const url = `/api/hotels/${derivedId('hotel Beldibi Bay Resort')}`;
  const tagOf = async (query = '') => String((await server.call(`${url}${query}`, { token })).headers.etag);

  test('is the same with and without what is embedded, and for every reader', async () => {
    const tag = await tagOf();
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(await tagOf('?with_data=true&locale=ru')).toBe(tag);
    const partner = await server.call(url, { token: await server.tokenOf('partner') });
    expect(partner.headers.etag).toBe(tag);
  });

  test('changes with the hotel, and the answer to a change has the new one', async () => {
    const before = await tagOf();
    const changed = await put(url, { keywords: 'beach' }, before);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(before);
    expect(await tagOf()).toBe(changed.headers.etag);
  });

  test('that is old refuses change and removal, and the refusal shows the hotel as it is now', async () => {
    const old = await tagOf();
    const { result } = (await put(url, { keywords: 'dunes' })).json();
    const refusals = [
      await put(url, { keywords: 'mine' }, old),
      await server.call(url, { method: 'DELETE', token, headers: { 'if-match': old } }),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(412);
      const { error } = errorAnswer.parse(refusal.json());
      expect(error.code).toBe('stale');
      expect(error.current).toEqual(result);
    }
    expect((await put(url, {})).json().result.keywords).toBe('dunes');
  });

  test('is compared strongly, in a list, and * matches any', async () => {
    const tag = await tagOf();
    for (const [ifMatch, status] of [
      ['*', 200],
      ['"a"', 412],
      ['', 412],
    ] as const) {
      expect((await put(url, { keywords: 'x' }, ifMatch)).statusCode).toBe(status);
    }
    const now = await tagOf();
    expect((await put(url, { keywords: 'y' }, `W/${now}`)).statusCode).toBe(412);
    expect((await put(url, { keywords: 'y' }, `${tag}, ${now}`)).statusCode).toBe(200);
  });
});
