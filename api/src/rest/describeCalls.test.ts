import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { callsOf } from '../../testing/calls';
import { runningRoutes } from '../../testing/runningRoutes';
import { startTestServer, type TestServer } from '../../testing/testServer';

interface Call {
  description: string;
  security: unknown[];
  parameters?: { name: string; in: string; schema: { enum?: string[] } }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { content?: Record<string, { schema: { properties: object } }> }>;
}

let server: TestServer;
let calls: Record<string, Record<string, Call>>;
beforeAll(async () => {
  server = await startTestServer();
  const staff = await callsOf(server, 'manager');
  const described = (await staff.get('/api/openapi.json')).json();
  expect(described.openapi).toBe('3.1.0');
  calls = described.paths;
});
afterAll(() => server.stop());

const callOf = (path: string, method: string): Call => {
  const call = calls[path]?.[method];
  if (!call) throw new Error(`${method} ${path} is not described.`);
  return call;
};

test('the description has exactly the calls that the server serves', () => {
  const served = runningRoutes(server.app)
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/openapi.json')
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(calls).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  expect(described.toSorted()).toEqual(served.toSorted());
});

test('a list has the sorts, filters and pages of its contract', () => {
  const { parameters = [], responses } = callOf(hotels.path, 'get');
  const named = (name: string) =>
    parameters.find((parameter) => parameter.name === name && parameter.in === 'query');
  expect(named('sort')?.schema.enum).toEqual(hotels.sorts.flatMap((sort) => [sort, `-${sort}`]));
  expect(Object.keys(hotels.filters).filter((filter) => !named(filter))).toEqual([]);
  expect(Object.keys(responses['200']?.content?.['application/json']?.schema.properties ?? {})).toEqual(
    expect.arrayContaining(['result', 'total', 'page', 'per_page']),
  );
});

test('a write has the schema of its body and of refusals', () => {
  const { requestBody, responses } = callOf(hotels.path, 'post');
  expect(requestBody?.content['application/json']?.schema.required).toEqual(
    expect.arrayContaining(['name', 'place_id']),
  );
  expect(Object.keys(responses['default']?.content?.['application/json']?.schema.properties ?? {})).toEqual([
    'success',
    'error',
    'message',
  ]);
});

/** They only compute an answer, or are sent by browsers, which know no key. */
const withoutKey = [
  'post /api/booking-hotels/{id}/change-cost',
  'post /api/notification-rules/preview',
  'post /api/policy-reports',
  'post /api/quotes',
  'post /api/search',
];

test('exactly the writes of signed-in users accept an Idempotency-Key', () => {
  const takesKey = Object.entries(calls).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'idempotency-key')
        ? [`${method} ${url}`]
        : [],
    ),
  );
  const writes = Object.entries(calls).flatMap(([url, methods]) =>
    Object.keys(methods).flatMap((method) =>
      method === 'get' || url.startsWith('/api/auth/') ? [] : [`${method} ${url}`],
    ),
  );
  expect([...takesKey, ...withoutKey].toSorted()).toEqual(writes.toSorted());
});

test('each call has its permitted callers', () => {
  expect(callOf('/api/health', 'get')).toMatchObject({ description: 'For anyone.', security: [] });
  expect(callOf('/api/users/profile', 'get')).toMatchObject({
    description: 'For everybody who has signed in.',
    security: [{ session: [] }],
  });
  expect(callOf('/api/users', 'get').description).toBe('For admin, manager, operator.');
  expect(callOf(hotels.path, 'get').description).toBe('For admin, manager, operator, dmc (own).');
});

test('only staff read the description', async () => {
  expect((await server.call('/api/openapi.json')).statusCode).toBe(401);
  const partner = await callsOf(server, 'partner');
  expect((await partner.get('/api/openapi.json')).statusCode).toBe(403);
});
