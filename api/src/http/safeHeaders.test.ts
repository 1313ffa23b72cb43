import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type Call, type TestServer } from '../../testing/testServer';
import { storageFolder } from '../storage/diskStorage';

const picture = 'abcdefghijABCDEFGHIJ-_.webp';

let server: TestServer;
let address: { host: string; port: number };
beforeAll(async () => {
  server = await startTestServer('migrated');
  await mkdir(storageFolder(server.dataDir), { recursive: true });
  await writeFile(`${storageFolder(server.dataDir)}/${picture}`, 'picture');
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  address = { host: url.hostname, port: Number(url.port) };
});
afterAll(() => server.stop());

test.each<[string, number, Call]>([
  ['/api/health', 200, {}],
  [`/storage/${picture}`, 200, {}],
  [`/storage/${picture}`, 200, { method: 'HEAD' }],
  ['/storage/bbbbbbbbbbbbbbbbbbbbbb.webp', 404, {}],
  ['/api/hotels', 401, {}],
  ['/api/auth/sign-in', 400, { method: 'POST', body: {} }],
  ['/api/auth/recovery?email=nobody@itinera.example', 200, {}],
  ['/nowhere', 404, {}],
  ['/%zz', 400, {}],
  ['/', 404, { method: 'PATCH' }],
])('%s answers %s with headers against type sniffing, framing and scripts', async (url, status, call) => {
  const { statusCode, headers } = await server.call(url, call);
  expect(statusCode).toBe(status);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; frame-ancestors 'none'(; sandbox)?$/,
  );
});

test.each([
  ['what is no HTTP', 'nonsense\r\n\r\n', '400'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, '431'],
])('the answer to %s has these headers, too', async (_, sent, status) => {
  const socket = connect(address);
  socket.end(sent);
  let received = '';
  socket.on('data', (bytes) => (received += String(bytes)));
  await once(socket, 'close');
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(received).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(received).toMatch(/\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n/);
});
