import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { keptOf } from './policyReport';
import { sampleReports } from './sampleReports';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const report = (values: Record<string, string>) => ({ 'csp-report': values });
const send = (body: unknown, type = 'application/csp-report') =>
  server.app.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violations = async () =>
  (await server.call('/api/system', { token: await server.tokenOf('operator') })).json().result
    .policy_violations;

test('reports of browsers are counted without a session, and staff see count and last time', async () => {
  expect(await violations()).toEqual([]);
  const injected = report({
    'document-uri': 'https://staff.example/hotels/7?q=Berzins',
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'script-sample': 'Element innerHTML|<img src=x onerror=alert(1)>',
  });
  for (let sent = 0; sent < 2; sent += 1) expect((await send(injected)).statusCode).toBe(204);
  expect(await violations()).toEqual([
    {
      page: '/hotels/:id',
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      seen: 2,
      first_at: expect.any(String),
      last_at: expect.any(String),
    },
  ]);
});

test.each([
  ['no report', {}, 400],
  ['no JSON', 'nothing', 400],
  ['too much', report({ 'document-uri': 'x'.repeat(9000) }), 413],
])('a body with %s is refused', async (_, body, status) => {
  expect((await send(body)).statusCode).toBe(status);
});

describe('what is kept of a report', () => {
  test.each([
    ['https://a.example/travelers?q=Anna', 'script-src-elem', 'https://evil.example/x.js?of=Anna'],
    ['not an address', 'Anna Berzina', 'Anna Berzina'],
    ['https://a.example/Anna', 'img-src https://a.example', 'data:text/html,Anna'],
  ])('has nothing of a person: %s', (page, directive, blocked) => {
    const kept = keptOf(
      report({ 'document-uri': page, 'violated-directive': directive, 'blocked-uri': blocked }),
    );
    expect(JSON.stringify(kept)).not.toMatch(/Anna/);
  });

  test('is the route, the directive and the origin', () => {
    const sent = report({
      'document-uri': 'https://a.example/be/1/',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js',
    });
    expect(keptOf(sent)).toMatchObject({ directive: 'script-src-elem', blocked: 'https://evil.example' });
  });
});

test('ten reports of a network and sixty of all are kept in a minute', () => {
  let now = 0;
  const isKept = sampleReports(() => now);
  const kept = (networks: string[]) => networks.filter(isKept).length;
  expect(kept(Array.from({ length: 30 }, () => 'one'))).toBe(10);
  expect(kept(Array.from({ length: 80 }, (_, at) => `n${at}`))).toBe(50);
  now = 60_000;
  expect(kept(['one'])).toBe(1);
});
