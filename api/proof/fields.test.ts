import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorAnswer } from '@itinera/shared/contracts';
import { valid } from '../testing/arbitraries';
import { knownIds, type KnownIds } from '../testing/knownIds';
import { idOf, type Person } from '../testing/people';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { announce, full, seed } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';

/** Fields that no body may have unless its contract names them, with a value of use to an attacker. */
const forbidden: Record<string, unknown> = {
  id: '0197a000-0000-7000-8000-000000000000',
  role: 'admin',
  owner: idOf('partner2'),
  owner_id: idOf('partner2'),
  dmc_id: idOf('partner2'),
  user_id: idOf('partner2'),
  created_by: idOf('partner2'),
  status: 'active',
  email: 'taken.over@itinera.example',
  password: 'a password of another user',
  password_hash: 'hash',
  is_admin: true,
  created: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
  updated_at: '2001-01-01T00:00:00.000Z',
  file_name: 'AAAAAAAAAAAAAAAAAAAAAA.webp',
};
/** As text: as keys of an object literal they would set its prototype, or nothing. */
const pollution = ['"__proto__":{"polluted":true}', '"constructor":{"prototype":{"polluted":true}}'];
const people = ['admin', 'partner'] as const satisfies Person[];
const bodiesEach = full ? 5 : 1;

let server: TestServer;
let routes: KnownRoute[];
let ids: KnownIds;

beforeAll(async () => {
  server = await startTestServer();
  const all = await routeTable(server.app);
  routes = all.filter(({ body }) => body?.properties !== undefined);
  ids = await knownIds(server, all, await server.tokenOf('admin'));
});
afterAll(() => server.stop());

const bodiesFor = ({ body }: KnownRoute) => fc.sample(valid(body ?? {}, ids), { numRuns: bodiesEach, seed });
const entryOf = async ({ url }: KnownRoute) => {
  if (!url.includes(':')) return url;
  const list = url.slice(0, url.indexOf('/:'));
  const answer = await server.call(`${list}?per_page=1&page=1`, { token: await server.tokenOf('admin') });
  const [entry] = answer.statusCode === 200 ? answer.json().result : [];
  return url.replaceAll(/:\w+/g, entry?.id ?? '0197a000-0000-7000-8000-000000000000');
};
const send = async ({ method }: KnownRoute, url: string, person: Person, payload: string) =>
  server.app.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.tokenOf(person)}` },
  });

/** The fields that a refusal names. */
const namedIn = (answer: { json(): unknown }) =>
  Object.keys(errorAnswer.parse(answer.json()).error.fields ?? {});

/** Sends a body with forbidden fields; returns those that are not known to be refused yet. */
async function undecided(route: KnownRoute, url: string, person: Person, body: unknown, names: string[]) {
  const added = Object.fromEntries(names.map((name) => [name, forbidden[name]]));
  const given = typeof body === 'object' && body !== null ? { ...body, ...added } : added;
  const answer = await send(route, url, person, JSON.stringify(given));
  const asked = { method: route.method, url, person, names, body: answer.body };
  expect({ ...asked, failed: answer.statusCode >= 500 }).toEqual({ ...asked, failed: false });
  if (answer.statusCode < 300) {
    // A client may send back what it has read; the field is then ignored, and the answer has its stored value.
    const result = answer.body === '' ? undefined : answer.json().result;
    for (const name of names)
      expect({ ...asked, value: result?.[name] }).not.toEqual({
        ...asked,
        value: forbidden[name],
      });
    return [];
  }
  // Without the right to write, the call is refused before the body is validated.
  if (answer.statusCode !== 400) return answer.statusCode === 403 ? [] : names;
  const named = namedIn(answer);
  return names.filter((name) => !named.includes(name));
}

test('no write accepts a field that its contract does not name', async () => {
  let tried = 0;
  for (const route of routes) {
    const url = await entryOf(route);
    const names = Object.keys(forbidden).filter((name) => route.body?.properties?.[name] === undefined);
    for (const body of bodiesFor(route))
      for (const person of people) {
        let left = names;
        // All at once, then those that no refusal has named yet; in the full run, the rest one at a time.
        for (let before = full ? 0 : left.length + 1; left.length > 0 && left.length < before;) {
          before = left.length;
          left = await undecided(route, url, person, body, left);
        }
        for (const name of left) {
          const unnamed = await undecided(route, url, person, body, [name]);
          if (route.method === 'POST') expect({ url, person, unnamed }).toEqual({ url, person, unnamed: [] });
        }
        tried += names.length;
      }
  }
  announce('writes with a forbidden field', tried);
  expect(tried).toBeGreaterThan(50);
});

/** Computed for each answer from other entries or the day, and so not part of the row. */
const workedOut = ['/api/travellers pax_type', '/api/travellers last_check_out'];

test('a read-only field is refused with another value, and accepted with its own', async () => {
  const taken: string[] = [];
  let tried = 0;
  const token = await server.tokenOf('admin');
  for (const route of routes.filter(
    ({ method, url }) => method === 'PUT' && /^\/api\/[^/]+\/:id$/.test(url),
  )) {
    const list = route.url.slice(0, -'/:id'.length);
    const [entry] = (await server.call(`${list}?per_page=1&page=1`, { token })).json().result ?? [];
    if (!entry) continue;
    const url = `${list}/${entry.id}`;
    for (const [key, value] of Object.entries(entry)) {
      const isScalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      if (
        !isScalar ||
        route.body?.properties?.[key] !== undefined ||
        /^(id|etag|(created|updated|last_login)(_at)?)$/.test(key)
      )
        continue;
      tried += 1;
      const other =
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : '2001-01-01';
      const changed = await send(route, url, 'admin', JSON.stringify({ [key]: other }));
      if (changed.statusCode === 200) taken.push(`${list} ${key}`);
      else expect({ url, key, named: namedIn(changed) }).toEqual({ url, key, named: [key] });
      const same = await send(route, url, 'admin', JSON.stringify({ [key]: value }));
      expect({ url, key, body: same.statusCode === 200 ? 200 : same.body }).toEqual({ url, key, body: 200 });
    }
  }
  announce('values that are only read', tried);
  expect(tried).toBeGreaterThan(20);
  expect(taken).toEqual(workedOut);
});

test('no write reaches a prototype', async () => {
  for (const route of routes) {
    const url = await entryOf(route);
    for (const [body, poison] of bodiesFor(route).flatMap((one) =>
      pollution.map((text) => [one, text] as const),
    )) {
      const text = JSON.stringify(typeof body === 'object' && body !== null ? body : {});
      const poisoned = `{${poison}${text === '{}' ? '}' : `,${text.slice(1)}`}`;
      const { statusCode } = await send(route, url, 'admin', poisoned);
      expect({ method: route.method, url, statusCode }).toEqual({
        method: route.method,
        url,
        statusCode: 400,
      });
    }
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
