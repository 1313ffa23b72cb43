import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authPaths, history } from '@itinera/shared/contracts';
import { emailOf, password } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let isLow = false;

beforeAll(async () => {
  server = await startTestServer('demo', undefined, undefined, {}, { isLow: async () => isLow });
});
afterAll(() => server.stop());

const as = async (method: 'GET' | 'POST', url: string, body?: object) =>
  server.call(url, { method, body, token: await server.tokenOf('manager') });
const write = () => as('POST', '/api/hotel-themes', { name: `Theme ${Math.random()}` });

test('writes are refused while the disk is full, and work again when there is space', async () => {
  await server.tokenOf('manager');
  isLow = true;
  const refused = await write();
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({ error: { code: 'out_of_space' } });
  isLow = false;
  expect((await write()).statusCode).toBe(201);
});

test('sign-in and reading work while the disk is full', async () => {
  isLow = true;
  const signIn = await server.call(authPaths.signIn, {
    method: 'POST',
    body: { email: emailOf('operator'), password },
  });
  expect(signIn.statusCode).toBe(200);
  for (const path of ['/api/hotels?page=1&per_page=5', `${history.path}?entity=hotels&id=x`])
    expect((await as('GET', path)).statusCode).toBe(200);
});

test('unauthenticated callers learn nothing about the disk', async () => {
  isLow = true;
  const answer = await server.call('/api/hotel-themes', { method: 'POST', body: { name: 'Theme' } });
  expect(answer.statusCode).toBe(401);
});
