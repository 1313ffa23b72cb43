import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import {
  allReports,
  batchPath,
  batchTrialAnswer,
  errorAnswer,
  mostOperations,
  type BatchVerdict,
} from '@itinera/shared/contracts';
import { beginSession, forgeToken } from '../../../testing/sessions';
import { idOf, type Person } from '../../../testing/people';
import { runningRoutes, type RunningRoute } from '../../../testing/runningRoutes';
import { announce, inTurn } from '../../../testing/scale';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { sessionsTable } from '../../people/sessions.table';
import { derivedId } from '../../seed/derivedId';
import { accessByRight, accessTo, type Access } from './rights';

let server: TestServer;
let routes: RunningRoute[];
let strangers: Record<string, string | undefined>;
let members: Record<string, string>;

/** Offered by the first partner only. */
const hotelOfPartner = derivedId('hotel Beldibi Bay Resort');

const staff = ['admin', 'manager', 'operator'];
const partners = ['partner', 'partner2'];
const inactive = ['pending', 'blocked'];

const open = [
  '/api/health',
  '/api/ready',
  '/api/policy-reports',
  '/api/auth/sign-in',
  '/api/auth/sign-in/second-factor',
  '/api/auth/sign-out',
  '/api/auth/refresh',
  '/api/auth/sign-up',
  '/api/auth/recovery',
  '/api/auth/reset',
  '/storage/:file_name',
];
const collections = (...names: string[]) => names.flatMap((name) => [`/api/${name}`, `/api/${name}/:id`]);

/** Collections that everybody reads and staff write. */
const readByAll = collections(
  'countries',
  'countries-names',
  'regions',
  'regions-names',
  'cities',
  'cities-names',
  'resorts',
  'resorts-names',
  'places',
  'airports',
  'flight-carriers',
  'features',
  'feature-names',
  'beach-types',
  'beach-type-names',
  'boarding-types',
  'boarding-type-names',
  'room-types',
  'room-type-names',
  'hotel-classes',
  'hotel-chains',
  'hotel-themes',
  'hotel-types',
  'hotel-type-names',
  'hotel-formats',
  'hotel-format-names',
  'hotels',
  'hotel-dmcs',
  'hotel-images',
  'hotel-airports',
  'hotel-descriptions',
  'hotel-features',
).concat('/api/settings');
const userActions = [
  'approve',
  'block',
  'unblock',
  'invite',
  'recover',
  'reset_second_factor',
  'anonymise',
  'sessions',
  'events',
].map((action) => `/api/users/:id/${action}`);
/** Calls about the own account, which also work while it is not active. */
const ownAccount = [
  '/api/auth/draft-key',
  '/api/auth/password',
  '/api/auth/email',
  '/api/auth/email/confirm',
  '/api/auth/picture',
  '/api/auth/sessions',
  '/api/auth/sessions/:id',
  '/api/auth/second-factor',
  '/api/auth/second-factor/confirm',
  '/api/auth/second-factor/turn-off',
  '/api/users/profile',
];
const ofStaff = [
  ...collections(
    'travellers',
    'users',
    'booking-customers',
    'booking-prices',
    'payments',
    'instalments',
    'transactions',
    'block-seats',
    'report-schedules',
    'notification-rules',
  ),
  '/api/custom-fields/uses',
  '/api/block-seats/:id/passengers',
  '/api/notification-rules/preview',
  '/api/notification-rules/test',
  '/api/search',
  '/api/reports',
  '/api/audit',
  '/api/audit/seal',
  '/api/system',
  ...Object.values(allReports).map(({ path }) => path),
  '/api/bookings/sums',
  '/api/payments/sums',
  '/api/transactions/:id/void',
  '/api/bookings/:id/instalment-plan',
  '/api/booking-documents/:id/sent',
  ...userActions,
  '/api/users/:id/sessions/:session_id',
  '/api/travellers/:id/merge',
  '/api/travellers/:id/merge/:other_id',
  '/api/travellers/:id/anonymise',
  '/api/booking-customers/:id/anonymise',
  '/api/outbox',
  '/api/outbox/:id/retry',
  '/api/orphans',
  '/api/bookings/:id/status',
  '/api/bookings/:id/recalculate',
  '/api/bookings/:id/duplicate',
  '/api/booking-flights/:id/follow',
  '/api/booking-transfers/:id/follow',
  '/api/hotels/:id/assign-themes',
  '/api/hotels/:id/duplicate',
  '/api/hotel-dmcs/:id/convert',
  '/api/openapi.json',
];

/** Collections that partners write, too; everybody sees only their own entries. */
const ownOfPartners = [
  ...collections(
    'graph-prices',
    'price-periods',
    'price-cells',
    'base-prices',
    'boarding-supplements',
    'offers',
    'special-prices',
    'cancellation-terms',
    'weekday-supplements',
    'stay-lengths',
    'hotel-charges',
    'stop-sales',
    'blocked-checkouts',
    'allotments',
    'saved-views',
    'notifications',
  ),
  '/api/notifications/read-all',
  '/api/price-cells/save',
  '/api/allotment-days',
  '/api/allotment-days/save',
  '/api/booking-hotels/:id/confirm',
  '/api/booking-hotels/:id/decline',
  '/api/booking-hotels/:id/change-cost',
  '/api/price-periods/:id/copy',
  // Partners upload documents only.
  '/api/storage/upload',
  '/storage/upload',
];

/** Collections that partners read in part, and staff write. */
const readByOwners = [
  ...collections(
    'bookings',
    'booking-hotels',
    'booking-flights',
    'booking-transfers',
    'booking-travellers',
    'booking-documents',
    // Partners read the fields that their role sees.
    'custom-fields',
  ),
  '/api/documents/:id',
  '/api/bookings/:id/cancellation',
];

/** Expected callers of a route, written independently of the table under test. */
function admitted({ method, url }: RunningRoute): string[] {
  const reads = method === 'GET' || method === 'HEAD';
  if (ownAccount.includes(url)) return [...staff, ...partners, ...inactive];
  if ((url === '/api/history' || url === '/api/dependents') && reads) return staff;
  // Everybody with a session may call them; the rights of their operations and lists decide what is allowed.
  if (['/api/batch', '/api/counts'].includes(url)) return [...staff, ...partners];
  if (readByAll.includes(url)) return reads ? [...staff, ...partners] : staff;
  if (url === '/api/booking-documents' && method === 'POST') return [...staff, ...partners];
  if (readByOwners.includes(url)) return reads ? [...staff, ...partners] : staff;
  if (ofStaff.includes(url)) return staff;
  if (ownOfPartners.includes(url) || ['/api/price-coverage', '/api/quotes'].includes(url))
    return [...staff, ...partners];
  throw new Error(`Say in this test who may use ${method} ${url}.`);
}

beforeAll(async () => {
  server = await startTestServer('demo', undefined, (app) => {
    // Runs after the rights have been enforced, so that only admitted callers get the header.
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-right', request.routeOptions.config.right);
    });
  });
  await server.app.ready();
  routes = runningRoutes(server.app);
  const people: Person[] = ['admin', 'manager', 'operator', 'partner', 'partner2', 'pending', 'blocked'];
  members = Object.fromEntries(
    await Promise.all(
      people.map(async (person) => [person, (await beginSession(server, person)).token] as const),
    ),
  );
  const living = await beginSession(server, 'admin');
  const ended = await beginSession(server, 'admin');
  const past = await beginSession(server, 'admin');
  await server.call('/api/auth/sign-out', { method: 'POST', token: ended.token });
  await server.database.withActor(system('test'), (tx) =>
    tx
      .update(sessionsTable)
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where(eq(sessionsTable.id, past.id)),
  );
  strangers = {
    anonymous: undefined,
    'no token at all': 'abc',
    'a token cut short': living.token.slice(0, -4),
    'an unsigned token': new UnsecuredJWT({ sid: living.id })
      .setSubject(idOf('admin'))
      .setAudience('itinera-api')
      .setExpirationTime('1h')
      .encode(),
    'a token with a foreign signature': await forgeToken('admin', living.id, { secret: 'x'.repeat(40) }),
    'a token for another audience': await forgeToken('admin', living.id, { audience: 'elsewhere' }),
    'a token of another kind': await forgeToken('admin', living.id, { typ: 'JWT' }),
    'a token that has run out': await forgeToken('admin', living.id, { expires: '1s ago' }),
    'a token that never runs out': await forgeToken('admin', living.id, { expires: null }),
    'a token for the session of another user': await forgeToken('manager', living.id, {}),
    'a session that was signed out': ended.token,
    'a session past its end': past.token,
  };
});
afterAll(() => server.stop());

const pathOf = (url: string) =>
  url.replace(':id', hotelOfPartner).replace(':file_name', 'AAAAAAAAAAAAAAAAAAAAAA.webp');

/** Calls with invalid query and body: refused callers must not learn what is wrong with the input. */
const enter = ({ method, url }: RunningRoute, token: string | undefined) =>
  server.call(`${pathOf(url)}?nonsense=1`, {
    method,
    token,
    ...(method === 'POST' || method === 'PUT' ? { body: { nonsense: 1 } } : {}),
  });

const guarded = () => routes.filter(({ url }) => !open.includes(url));

/** The next weaker rule: one that admits partners; if they are admitted already, any session; and then anyone. */
const weaker = (access: Access | undefined): Access => {
  if (access === undefined || typeof access === 'string') return 'anyone';
  return access.dmc === 'none' ? { ...access, dmc: 'all' } : 'any session';
};

async function whileWeakened<T>(right: string, run: () => Promise<T>): Promise<T> {
  const access = accessByRight.get(right);
  accessByRight.set(right, weaker(access));
  return run().finally(() => access && accessByRight.set(right, access));
}

/** Whether one of these routes admits a caller who is not expected. */
async function lettingInOthers(some: RunningRoute[]): Promise<boolean> {
  for (const route of some) {
    const expected = admitted(route);
    for (const [who, token] of Object.entries({ ...members, nobody: undefined })) {
      if (expected.includes(who)) continue;
      const { statusCode } = await enter(route, token);
      if (statusCode !== 401 && statusCode !== 403) return true;
    }
  }
  return false;
}

describe('the running routes', () => {
  test('are those of the list of today', () => {
    expect(new Set(routes.map(({ url }) => url))).toEqual(
      new Set([
        ...open,
        ...readByAll,
        ...ofStaff,
        ...readByOwners,
        ...ownOfPartners,
        ...ownAccount,
        '/api/history',
        '/api/dependents',
        '/api/batch',
        '/api/counts',
        '/api/price-coverage',
        '/api/quotes',
      ]),
    );
  });

  test('refuse everybody without a session before they validate input', async () => {
    const { anonymous, ...others } = strangers;
    for (const [index, route] of guarded().entries()) {
      // Tokens are verified in one place, before the route: each kind is tried on every fourth one.
      for (const [who, token] of [['anonymous', anonymous], ...inTurn(Object.entries(others), 4, index)]) {
        const answer = await enter(route, token);
        expect({ ...route, who, status: answer.statusCode }).toEqual({ ...route, who, status: 401 });
        if (route.method !== 'HEAD')
          expect(errorAnswer.parse(answer.json()).error.code).toBe('not_signed_in');
      }
    }
  });

  test('admit exactly the expected roles, and refuse others before they validate input', async () => {
    for (const route of guarded()) {
      const expected = admitted(route);
      for (const [who, token] of Object.entries(members)) {
        const { statusCode } = await enter(route, token);
        const verdict =
          statusCode === 403 ? 'refused' : statusCode === 400 || statusCode === 404 ? 'let in' : statusCode;
        expect({ ...route, who, verdict }).toEqual({
          ...route,
          who,
          verdict: expected.includes(who) ? 'let in' : 'refused',
        });
      }
    }
  });

  test('check the operations of a dry run like single calls', async () => {
    const writes = guarded().filter(
      ({ method, url }) => ['POST', 'PUT', 'DELETE'].includes(method) && url !== batchPath,
    );
    for (const who of [...staff, ...partners]) {
      const operations = writes.map(({ method, url }) => ({
        method,
        path: pathOf(url),
        ...(method === 'DELETE' ? {} : { body: { nonsense: 1 } }),
      }));
      const verdicts: BatchVerdict[] = [];
      while (operations.length > 0) {
        const body = { dry_run: true, operations: operations.splice(0, mostOperations) };
        verdicts.push(
          ...batchTrialAnswer.parse(
            (await server.call(batchPath, { method: 'POST', token: members[who], body })).json(),
          ).result,
        );
      }
      const judged = writes.flatMap((route, index) => {
        const verdict = verdicts[index];
        const error = verdict && 'error' in verdict ? verdict.error : undefined;
        // Calls that batches don't offer are refused to everybody, with `path` as the field.
        return error?.fields?.['path'] ? [] : [{ ...route, who, isRefused: error?.code === 'forbidden' }];
      });
      expect(judged.length).toBeGreaterThan(100);
      expect(judged).toEqual(
        judged.map(({ method, url }) => ({
          method,
          url,
          who,
          isRefused: !admitted({ method, url }).includes(who),
        })),
      );
    }
  });

  test('weakening any right is noticed', async () => {
    const routesOf = new Map<string, RunningRoute[]>();
    for (const route of guarded()) {
      const right = String((await enter(route, members['admin'])).headers['x-right']);
      routesOf.set(right, [...(routesOf.get(right) ?? []), route]);
    }
    expect(new Set(routesOf.keys())).toEqual(
      new Set([...accessByRight.keys()].filter((right) => accessTo(right) !== 'anyone')),
    );
    const unnoticed: string[] = [];
    for (const [right, itsRoutes] of routesOf) {
      if (!(await whileWeakened(right, () => lettingInOthers(itsRoutes)))) unnoticed.push(right);
    }
    announce('rights weakened, one after the other, each missed', routesOf.size - unnoticed.length);
    expect(unnoticed).toEqual([]);
  });

  test('that are open need no identity', async () => {
    for (const route of routes.filter(({ url }) => open.includes(url))) {
      expect([401, 403]).not.toContain((await enter(route, undefined)).statusCode);
    }
  });
});

describe('a partner', () => {
  const hotels = (person: Person, query = '') =>
    server.call(`/api/hotels?per_page=200${query}`, { token: members[person] });
  const idsOf = (answer: { json(): { result: { id: string }[] } }) =>
    answer.json().result.map(({ id }) => id);

  test('sees the own hotels, another partner others, and both see shared ones', async () => {
    const [own, other] = [idsOf(await hotels('partner')), idsOf(await hotels('partner2'))];
    expect(own).toContain(hotelOfPartner);
    expect(other).not.toContain(hotelOfPartner);
    const shared = own.filter((id) => other.includes(id));
    expect(shared).toHaveLength(6);
    expect(own).not.toEqual(other);
  });

  test('gets the same answer for a hotel of another partner as for a missing one', async () => {
    const foreign = await server.call(`/api/hotels/${hotelOfPartner}?with_data=true`, {
      token: members['partner2'],
    });
    const missing = await server.call(`/api/hotels/${derivedId('no such hotel')}`, {
      token: members['partner2'],
    });
    const anonymise = (body: string) => body.replaceAll(/[0-9a-f-]{36}/g, '');
    expect(foreign.statusCode).toBe(404);
    expect(missing.statusCode).toBe(404);
    expect(anonymise(foreign.body)).toBe(anonymise(missing.body));
    expect(
      (await server.call(`/api/hotels/${hotelOfPartner}`, { token: members['partner'] })).statusCode,
    ).toBe(200);
  });

  test('may name only itself as partner', async () => {
    expect((await hotels('partner2', `&dmc_id=${idOf('partner2')}`)).statusCode).toBe(200);
    for (const path of ['/api/hotels', '/api/hotel-dmcs']) {
      const answer = await server.call(`${path}?dmc_id=${idOf('partner')}`, { token: members['partner2'] });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('does not see a hotel whose link has ended', async () => {
    const cyprus = idsOf(await hotels('partner', `&country_id=${derivedId('country CY')}`));
    expect(cyprus).toHaveLength(6);
    expect(idsOf(await hotels('partner2', `&country_id=${derivedId('country CY')}`))).toEqual([]);
  });

  test('sees only the own links', async () => {
    const answer = await server.call('/api/hotel-dmcs', { token: members['partner2'] });
    const partnersSeen = new Set(answer.json().result.map((link: { dmc_id: string }) => link.dmc_id));
    expect(partnersSeen).toEqual(new Set([idOf('partner2')]));
  });
});

test('an unknown address reveals nothing to strangers, and is 404 with a session', async () => {
  expect((await server.call('/api/secrets')).statusCode).toBe(401);
  expect((await server.call('/api/secrets', { token: members['partner'] })).statusCode).toBe(404);
  expect((await server.call('/api/hotels', { method: 'PATCH', token: members['admin'] })).statusCode).toBe(
    404,
  );
  expect((await server.call('/elsewhere')).statusCode).toBe(404);
});

test('a route without an entry in the table keeps the server from starting', () => {
  expect(() => server.app.get('/api/forgotten', async () => ({}))).toThrow();
});
