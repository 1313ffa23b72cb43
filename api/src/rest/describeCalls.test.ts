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

test('every call that the server serves is described, and none that it does not', () => {
  const served = runningRoutes(server.app)
    .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/openapi.json')
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(calls).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  expect(described.toSorted()).toEqual(served.toSorted());
});

test('a list takes the sorts, filters and pages of its contract', () => {
  const { parameters = [], responses } = callOf(hotels.path, 'get');
  const named = (name: string) =>
    parameters.find((parameter) => parameter.name === name && parameter.in === 'query');
  expect(named('sort')?.schema.enum).toEqual(hotels.sorts.flatMap((sort) => [sort, `-${sort}`]));
  expect(Object.keys(hotels.filters).filter((filter) => !named(filter))).toEqual([]);
  expect(Object.keys(responses['200']?.content?.['application/json']?.schema.properties ?? {})).toEqual(
    expect.arrayContaining(['result', 'total', 'page', 'per_page']),
  );
});

test('a write says what has to be sent, and how a refusal looks', () => {
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

/** They calculate an answer and write nothing. */
const readsOnly = ['post /api/notification-rules/preview', 'post /api/quotes', 'post /api/search'];

test('every write of a signed-in user takes an Idempotency-Key, and no other call does', () => {
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
  expect([...takesKey, ...readsOnly].toSorted()).toEqual(writes.toSorted());
});

test('each call says for whom it is', () => {
  expect(callOf('/api/health', 'get')).toMatchObject({ description: 'For anyone.', security: [] });
  expect(callOf('/api/users/profile', 'get')).toMatchObject({
    description: 'For everybody who has signed in.',
    security: [{ session: [] }],
  });
  expect(callOf('/api/users', 'get').description).toBe('For admin, manager, operator.');
  expect(callOf(hotels.path, 'get').description).toBe('For admin, manager, operator, dmc (own).');
});

test('the description is for staff', async () => {
  expect((await server.call('/api/openapi.json')).statusCode).toBe(401);
  const partner = await callsOf(server, 'partner');
  expect((await partner.get('/api/openapi.json')).statusCode).toBe(403);
});
