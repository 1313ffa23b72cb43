import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { batchPath } from '@itinera/shared/contracts';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
const answered: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  server.app.addHook('onSend', async ({ url }) => {
    answered.push(url);
    // As slow as a hook that writes to the log before the answer is sent.
    await setImmediate();
  });
  addPlainCollection(server);
});
afterAll(() => server.stop());

test.each<[string, object]>([
  [plain.path, { name: 'Answered once' }],
  [
    batchPath,
    { operations: [{ method: 'POST', path: plain.path, body: { name: 'Answered once in a batch' } }] },
  ],
])('a POST to %s is answered once, however long sending takes', async (path, body) => {
  const token = await server.tokenOf('manager');
  answered.length = 0;
  const answer = await server.call(path, { method: 'POST', body, token });
  expect(answer.statusCode).toBeLessThan(300);
  expect(answered).toEqual([path]);
});
