import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authPaths, batchPath, errorAnswer } from '@itinera/shared/contracts';
import { idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('admin');
});
afterAll(() => server.stop());

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deepObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const authorization = `Bearer ${token}`;
  const answer = await server.app.inject({ method, url, payload, headers: { authorization, ...headers } });
  const error = answer.statusCode < 400 ? undefined : errorAnswer.parse(answer.json()).error;
  return { status: answer.statusCode, code: error?.code, message: error?.message };
}

const calls = [
  ['POST', `/api/users/${idOf('operator')}/block`],
  ['POST', authPaths.signOut],
  ['DELETE', `/api/hotels/${idOf('operator')}`],
  ['POST', '/api/countries'],
  ['PUT', '/api/settings'],
  ['POST', batchPath],
] as const;

test.each(calls)(
  '%s %s refuses deep JSON before it does anything, with or without a key',
  async (method, url) => {
    for (const body of [deep(100_000), deepObject(30_000), `{"a":"]}","b":${deep(64)}}`])
      for (const key of [{}, { 'idempotency-key': 'deep' }] as Record<string, string>[])
        expect(await send(method, url, body, { 'content-type': 'application/json', ...key })).toMatchObject({
          status: 400,
          code: 'malformed',
          message: expect.stringMatching(/nested/),
        });
  },
);

test.each([
  ['POST', `/api/users/${idOf('operator')}/block`],
  ['DELETE', `/api/hotels/${idOf('operator')}`],
] as const)('%s %s, which takes no body, refuses one with content', async (method, url) => {
  expect(await send(method, url, '{"status":"active"}')).toMatchObject({ status: 400, code: 'invalid' });
  expect((await send(method, url, '{}')).code).not.toBe('invalid');
});

test.each(['gzip', 'br', 'deflate', 'gzip, identity'])(
  'a body that is encoded as %s is refused by name',
  async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const body = gzipSync('{"iso2":"QQ"}');
    expect(await send('POST', '/api/countries', body, headers)).toMatchObject({
      status: 415,
      message: expect.stringMatching(/Content-Encoding/),
    });
  },
);

test('a body without a content type is refused, and one of a GET is not read', async () => {
  expect(await send('POST', '/api/countries', '{"iso2":"QQ"}', {})).toMatchObject({ status: 415 });
  expect(await send('POST', `/api/users/${idOf('operator')}/block`, 'x=1', {})).toMatchObject({
    status: 415,
  });
  expect((await send('GET', '/api/countries?per_page=1', deep(1000))).status).toBe(200);
});
