import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { batchAnswer, batchPath, countryNames, errorAnswer } from '@itinera/shared/contracts';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import type { Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let ids: string[];
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  addPlainCollection(server);
});
afterAll(() => server.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const as = async (
  person: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => server.call(url, { method, body, headers, token: await server.tokenOf(person) });

const create = async () => {
  made += 1;
  const answer = await as('manager', 'POST', plain.path, { name: `Entry ${made}`, weight: made });
  return answer.json().result.id as string;
};

const run = (operations: object[], person: Person = 'manager', headers?: Record<string, string>) =>
  as(person, 'POST', batchPath, { operations }, headers);

const at = (id: string | undefined) => `${plain.path}/${id}`;

const nameAndWeight = async (id: string | undefined) =>
  (await as('manager', 'PUT', at(id), {})).json().result;

beforeEach(async () => {
  ids = [await create(), await create(), await create()];
});

describe('a batch', () => {
  test('carries out all operations, each with the answer of its own route', async () => {
    const answer = await run([
      { method: 'PUT', path: at(ids[0]), body: { weight: 30 } },
      { method: 'PUT', path: at(ids[1]), body: { id: ids[1], weight: 20 } },
      { method: 'DELETE', path: at(ids[2]) },
      { method: 'POST', path: plain.path, body: { name: `In a batch ${made}` } },
    ]);
    expect(answer.statusCode).toBe(200);
    const { result } = batchAnswer.parse(answer.json());
    expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    expect(result.map((step) => step.result)).toMatchObject([
      { id: ids[0], weight: 30 },
      { id: ids[1], weight: 20 },
      null,
      { name: `In a batch ${made}` },
    ]);
    expect(await nameAndWeight(ids[0])).toMatchObject({ weight: 30 });
    expect(result[1]?.etag).toBe((await as('manager', 'PUT', at(ids[1]), {})).headers.etag);
  });

  test.each<[string, (id: string) => object, number, string]>([
    ['a wrong value', (id) => ({ method: 'PUT', path: at(id), body: { weight: -1 } }), 400, 'weight'],
    ['an unknown key', (id) => ({ method: 'PUT', path: at(id), body: { price: 1 } }), 400, 'price'],
    [
      'the id of another',
      (id) => ({ method: 'PUT', path: at(id), body: { id: derivedId('other') } }),
      400,
      'id',
    ],
    ['a missing name', () => ({ method: 'POST', path: plain.path, body: {} }), 400, 'name'],
    [
      'a name that is taken',
      () => ({ method: 'POST', path: plain.path, body: { name: 'Ski' } }),
      409,
      'name',
    ],
    [
      'an address without entries',
      () => ({ method: 'PUT', path: '/api/users/profile', body: {} }),
      400,
      'path',
    ],
    ['an address of another kind', () => ({ method: 'POST', path: '/api/auth/sign-out' }), 400, 'path'],
    [
      'a batch in a batch',
      () => ({ method: 'POST', path: batchPath, body: { operations: [] } }),
      400,
      'path',
    ],
    ['a method of another kind', (id) => ({ method: 'GET', path: at(id) }), 400, 'operations.1.method'],
  ])('with %s does nothing and names the operation', async (_, wrong, status, field) => {
    const answer = await run([{ method: 'DELETE', path: at(ids[0]) }, wrong(ids[1] ?? '')]);
    expect(answer.statusCode).toBe(status);
    const { error } = errorAnswer.parse(answer.json());
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    // An operation that is not valid JSON of the contract is refused with the batch.
    expect(error.operation).toBe(field.startsWith('operations') ? undefined : 1);
    expect(await nameAndWeight(ids[0])).toMatchObject({ id: ids[0] });
  });

  test('with a missing entry does nothing', async () => {
    for (const missing of [derivedId('nothing'), 'nothing']) {
      const answer = await run([
        { method: 'DELETE', path: at(ids[0]) },
        { method: 'DELETE', path: at(missing) },
      ]);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        operation: 1,
        message: 'There is no such entry. Reload the list.',
      });
    }
    expect(await nameAndWeight(ids[0])).toMatchObject({ id: ids[0] });
  });

  test('needs the right of every operation, before their bodies are validated', async () => {
    const answer = await run([{ method: 'PUT', path: at(ids[0]), body: { nonsense: 1 } }], 'partner');
    expect(answer.statusCode).toBe(403);
    expect((await run([{ method: 'DELETE', path: at(ids[0]) }], 'pending')).statusCode).toBe(403);
  });

  test('has 1 to 100 operations', async () => {
    const operation = { method: 'PUT', path: at(ids[0]), body: { weight: 1 } };
    expect((await run([])).json().error.fields).toHaveProperty('operations');
    expect((await run(Array.from({ length: 101 }, () => operation))).statusCode).toBe(400);
    expect((await run(Array.from({ length: 100 }, () => operation))).statusCode).toBe(200);
  });

  test('returns the current entry when another user has changed it', async () => {
    const seen = (await as('manager', 'PUT', at(ids[1]), {})).headers.etag;
    await as('admin', 'PUT', at(ids[1]), { weight: 99 });
    const answer = await run([
      { method: 'DELETE', path: at(ids[0]) },
      { method: 'DELETE', path: at(ids[1]), if_match: seen },
    ]);
    expect(answer.statusCode).toBe(412);
    expect(errorAnswer.parse(answer.json()).error).toMatchObject({
      operation: 1,
      current: { id: ids[1], weight: 99 },
    });
    expect(await nameAndWeight(ids[0])).toMatchObject({ id: ids[0] });
  });

  test('is carried out once, however often it is sent', async () => {
    const operations = [{ method: 'POST', path: plain.path, body: { name: `Once ${made}` } }];
    const headers = { 'idempotency-key': `batch-${made}` };
    const answers = [await run(operations, 'manager', headers), await run(operations, 'manager', headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(answers[1]?.headers['idempotency-replayed']).toBe('true');
  });
});

describe('a deleted entry', () => {
  const restore = (id: string | undefined, person: Person = 'manager') =>
    run([{ method: 'POST', path: plain.path, body: { id } }], person);

  test('is restored unchanged, with its id', async () => {
    const before = await as('manager', 'PUT', at(ids[0]), {});
    await run(ids.map((id) => ({ method: 'DELETE', path: at(id) })));
    const answer = await run(ids.map((id) => ({ method: 'POST', path: plain.path, body: { id } })));
    expect(answer.statusCode).toBe(200);
    const after = await as('manager', 'PUT', at(ids[0]), {});
    expect(after.json()).toEqual(before.json());
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  test('is restored with everything that was deleted with it', async () => {
    const token = await server.tokenOf('manager');
    const read = async (url: string) => (await server.call(url, { token })).json().result;
    const hotel = derivedId('hotel Beldibi Bay Resort');
    const country = await as('manager', 'POST', '/api/countries', {
      iso2: 'QQ',
      names: [
        { locale: 'en', name: 'Utopia' },
        { locale: 'ru', name: 'Утопия' },
      ],
    });
    const countryId = country.json().result.id;
    const belongings = [
      `/api/hotels/${hotel}?with_data=true`,
      `/api/hotel-dmcs?hotel_id=${hotel}`,
      `/api/hotel-images?hotel_id=${hotel}`,
      `/api/countries/${countryId}`,
      `${countryNames.path}?country_id=${countryId}`,
    ];
    const before = await Promise.all(belongings.map(read));
    expect(before[4]).toHaveLength(2);
    await run([
      { method: 'DELETE', path: `/api/hotels/${hotel}` },
      { method: 'DELETE', path: `/api/countries/${countryId}` },
    ]);
    const undone = await run([
      { method: 'POST', path: '/api/hotels', body: { id: hotel } },
      { method: 'POST', path: '/api/countries', body: { id: countryId } },
    ]);
    expect(undone.statusCode).toBe(200);
    expect(await Promise.all(belongings.map(read))).toEqual(before);
  });

  test('is restored only once, only by the person who deleted it, and only for ten minutes', async () => {
    expect((await restore(ids[0])).statusCode).toBe(422);
    await as('manager', 'DELETE', at(ids[0]));
    expect((await restore(ids[0], 'admin')).statusCode).toBe(422);
    const later = Date.now() + 10 * 60_000 + 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect((await restore(ids[0])).statusCode).toBe(422);
    jest.restoreAllMocks();
    expect((await restore(ids[0])).statusCode).toBe(200);
    expect((await restore(ids[0])).statusCode).toBe(422);
    expect((await restore(derivedId('never there'))).statusCode).toBe(422);
  });

  test('is restored as logged, whatever values the request has', async () => {
    await as('manager', 'DELETE', at(ids[0]));
    const answer = await run([{ method: 'POST', path: plain.path, body: { id: ids[0], name: 'Forged' } }]);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual(['name']);
    expect((await restore('not an id')).statusCode).toBe(400);
  });
});
