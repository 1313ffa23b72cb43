import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorAnswer } from '@itinera/shared/contracts';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { hotelDmcsTable } from '../../modules/hotels/hotelDmcs.table';
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

test(`${clients} concurrent increments of one number are all counted`, async () => {
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
});

describe('the ETag of a hotel', () => {
  const url = `/api/hotels/${derivedId('hotel Beldibi Bay Resort')}`;
  const tagOf = async (query = '') => String((await server.call(`${url}${query}`, { token })).headers.etag);

  test('does not depend on embedded data, and is equal for all who see the same of it', async () => {
    const tag = await tagOf();
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(await tagOf('?with_data=true&locale=ru')).toBe(tag);
    const seenBy = async (who: 'operator' | 'partner') =>
      (await server.call(url, { token: await server.tokenOf(who) })).headers.etag;
    expect(await seenBy('operator')).toBe(tag);
    // The partner's does not cover the note on its status, which is for staff.
    expect(await seenBy('partner')).not.toBe(tag);
  });

  test('changes with the hotel, and the answer to a change has the new one', async () => {
    const before = await tagOf();
    const changed = await put(url, { keywords: 'beach' }, before);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(before);
    expect(await tagOf()).toBe(changed.headers.etag);
  });

  test('if outdated, refuses change and deletion, and the refusal has the current hotel', async () => {
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

describe('the ETag of a link, whose mark-up and note are hidden from the partner', () => {
  const own = async () => {
    const partner = await server.tokenOf('partner');
    const hotel = derivedId('hotel Beldibi Bay Resort');
    const links = await server.call(`/api/hotel-dmcs?hotel_id=${hotel}`, { token: partner });
    return { partner, url: `/api/hotel-dmcs/${links.json().result[0].id}` };
  };
  const tagFor = async (who: string, url: string) =>
    String((await server.call(url, { token: who })).headers.etag);

  test('does not depend on them for the partner, but does for staff', async () => {
    const { partner, url } = await own();
    const [forPartner, forStaff] = [await tagFor(partner, url), await tagFor(token, url)];
    // Without changing the time of the change, which is visible.
    await server.database.withActor(system('test'), (tx) =>
      tx.update(hotelDmcsTable).set({ markup_bp: 4321, note: 'Late payer' }),
    );
    expect(await tagFor(partner, url)).toBe(forPartner);
    expect(await tagFor(token, url)).not.toBe(forStaff);
    expect((await put(url, { markup_bp: 4322 }, forPartner)).statusCode).toBe(412);
    expect((await put(url, { markup_bp: 4322 }, await tagFor(token, url))).statusCode).toBe(200);
  });

  test('can’t be computed from the row, because it has a secret key', async () => {
    const { url } = await own();
    const answer = await server.call(url, { token });
    const row = Object.entries(answer.json().result).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const digests = ['hex', 'base64url'] as const;
    const guesses = digests.map((encoding) =>
      createHash('sha256').update(JSON.stringify(row)).digest(encoding),
    );
    for (const guess of guesses) expect(String(answer.headers.etag)).not.toContain(guess);
  });
});
