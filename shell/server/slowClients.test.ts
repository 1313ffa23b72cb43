import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { errorStatus } from '@itinera/shared/contracts';
import type { Limits } from './limits';
import { openSite, type Site } from './testing/site';

const picture = Buffer.alloc(8 * 1024 * 1024, 7);

let site: Site;
let api: Server;
let received: string[] = [];
const sockets: Socket[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A shell with so few connections to the API that two slow clients could occupy them all. */
async function open(limits: Partial<Limits> = {}): Promise<number> {
  received = [];
  api = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    request.resume().once('end', () => response.end(request.url?.endsWith('.webp') ? picture : '{}'));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const few = { connections: 2, uploadConnections: 2, ...limits };
  site = await openSite('staff', `http://127.0.0.1:${portOf(api)}`, few);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  return portOf(site.app.server);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
  api.closeAllConnections();
  api.close();
});

function send(port: number, [request, ...headers]: string[], body = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write([request, 'Host: x', ...headers, '', body].join('\r\n'));
  sockets.push(socket);
  return socket;
}

const from = (address: string) => `X-Forwarded-For: ${address}`;
const slowBody = (port: number, path: string, address = '203.0.113.1') =>
  send(
    port,
    [`POST ${path} HTTP/1.1`, from(address), 'Content-Type: application/json', 'Content-Length: 200'],
    '{"email"',
  );

/** A call of another client. */
async function get(port: number, path: string): Promise<number | undefined> {
  const headers = { 'x-forwarded-for': '203.0.113.99' };
  const [response]: IncomingMessage[] = await once(
    httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }).end(),
    'response',
  );
  response?.resume();
  return response?.statusCode;
}

test('bodies that do not arrive occupy no connection to the API', async () => {
  const port = await open();
  for (let sender = 0; sender < 5; sender += 1) slowBody(port, '/api/auth/sign-in');
  expect(await get(port, '/api/hotels')).toBe(200);
  expect(received).toEqual(['GET /api/hotels']);
});

test('a body that takes too long is refused in the format of the API, and its connection is closed', async () => {
  const port = await open({ bodyMs: 20 });
  const answer = await text(slowBody(port, '/api/auth/sign-in'));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"too_slow"');
  expect(received).toEqual([]);
});

test('a body that is too large is refused before it is read', async () => {
  const port = await open({ bodyBytes: 100 });
  const [answer]: Buffer[] = await once(slowBody(port, '/api/auth/sign-in'), 'data');
  expect(answer?.toString()).toMatch(new RegExp(`^HTTP/1.1 ${errorStatus.too_large} `));
  expect(received).toEqual([]);
});

test('stalled uploads stop neither calls nor images, nor uploads of other addresses', async () => {
  const port = await open({ uploadsPerAddress: 1 });
  for (let sender = 0; sender < 5; sender += 1) slowBody(port, '/api/storage/upload');
  expect(await get(port, '/api/hotels')).toBe(200);
  expect(await get(port, '/storage/a.webp')).toBe(200);
  const upload = slowBody(port, '/hotels/api/storage/upload', '203.0.113.2');
  upload.write('x'.repeat(192));
  const [answer]: Buffer[] = await once(upload, 'data');
  expect(answer?.toString()).toMatch(/^HTTP\/1.1 200 /);
  expect(received.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

test('clients that read nothing of their answers occupy no connection to the API', async () => {
  const port = await open({ answersPerAddress: 5 });
  for (let reader = 0; reader < 5; reader += 1)
    send(port, [`GET /storage/a.webp HTTP/1.1`, from('203.0.113.1')]).pause();
  expect(await get(port, '/storage/b.webp')).toBe(200);
});

test('an address with too many open requests is queued, then refused; others are not queued', async () => {
  const port = await open({ answersPerAddress: 1, waitMs: 20 });
  send(port, ['GET /storage/a.webp HTTP/1.1', from('203.0.113.1')]).pause();
  while (received.length === 0) await get(port, '/api/hotels');
  const next = send(port, ['GET /api/hotels HTTP/1.1', from('203.0.113.1'), 'Connection: close']);
  expect(await text(next)).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 2\r\n[^]*"code":"too_many"/);
  expect(await get(port, '/api/hotels')).toBe(200);
});

test('a client that reads nothing for too long is disconnected', async () => {
  const port = await open({ unreadMs: 50 });
  const socket = send(port, ['GET /storage/a.webp HTTP/1.1']).pause();
  socket.on('error', () => undefined);
  const [peer] = await once(site.app.server, 'connection');
  await once(peer, 'close');
  expect(peer.destroyed).toBe(true);
});

test('an upload with `Expect: 100-continue` gets its 100, and arrives', async () => {
  const port = await open();
  const socket = send(port, [
    'POST /api/storage/upload HTTP/1.1',
    'Expect: 100-continue',
    'Content-Length: 4',
  ]);
  const [go]: Buffer[] = await once(socket, 'data');
  expect(go?.toString()).toMatch(/^HTTP\/1.1 100 /);
  socket.write('body');
  const [answer]: Buffer[] = await once(socket, 'data');
  expect(answer?.toString()).toMatch(/^HTTP\/1.1 200 /);
});
