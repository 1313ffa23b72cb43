import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../support/freePort';
import { runCommand } from './command';
import { FaultProxy } from './faultProxy';

let target: Server;
let proxy: FaultProxy;
const ask = (path: string, method = 'GET', timeoutMs = 4000) =>
  fetch(`http://localhost:${proxy.port}${path}`, { method, signal: AbortSignal.timeout(timeoutMs) });

beforeEach(async () => {
  target = createServer((_, response) => response.end('x'.repeat(100)));
  await once(target.listen(0, 'localhost'), 'listening');
  const { port } = target.address() as AddressInfo;
  proxy = await FaultProxy.start(`http://localhost:${port}`, await freePort());
});
afterEach(async () => {
  await proxy.refuse();
  target.closeAllConnections();
  target.close();
});

test('status', async () => {
  await runCommand(proxy, 'POST /api/** status 503');
  expect([(await ask('/api/a', 'POST')).status, (await ask('/api/a')).status]).toEqual([503, 200]);
});

test.each(['stall', 'reset', 'lose-answer'])('%s', async (name) => {
  await runCommand(proxy, `/api/** ${name}`);
  await expect(ask('/api/a', 'GET', 500)).rejects.toThrow();
  expect((await ask('/else')).status).toBe(200);
});

test.each(['latency', 'late-answer'])('%s', async (name) => {
  await runCommand(proxy, `/** ${name} 300`);
  const begun = performance.now();
  await ask('/');
  expect(performance.now() - begun).toBeGreaterThan(290);
});

test('cut-answer', async () => {
  await runCommand(proxy, '/** cut-answer');
  await expect(ask('/').then((answer) => answer.text())).rejects.toThrow();
});

test('flip-byte', async () => {
  await runCommand(proxy, '/** flip-byte');
  expect(await (await ask('/')).text()).toContain('y');
});

test('refuse, accept, heal and count', async () => {
  await runCommand(proxy, 'refuse');
  await expect(ask('/')).rejects.toThrow();
  await runCommand(proxy, 'accept');
  await runCommand(proxy, '/** status 429');
  await ask('/');
  expect(await runCommand(proxy, '/** count')).toBe('/**: 1 came, 0 passed');
  await runCommand(proxy, 'heal');
  expect((await ask('/')).status).toBe(200);
});

test.each(['', 'help', '/api explode', '/api constructor', 'api stall', '/api latency soon', '/api status'])(
  '“%s” is refused',
  async (line) => {
    await expect(runCommand(proxy, line)).rejects.toThrow(/is no (command|number)/);
  },
);
