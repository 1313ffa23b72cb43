import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { safeHeaders } from './safeHeaders';

let server: TestServer;
const sockets: Socket[] = [];
const signals = new EventEmitter();
afterEach(async () => {
  signals.emit('end');
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

test('a request that arrives while the server stops is refused like any other, with Retry-After', async () => {
  server = await startTestServer('migrated', undefined, (app) =>
    app.get('/slow', { config: { right: 'server.live' } }, async () => {
      signals.emit('begun');
      await once(signals, 'end');
      return { done: true };
    }),
  );
  const { hostname, port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const open = async (text: string) => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const begun = once(signals, 'begun');
  const slow = await open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun;
  // Part of a request has arrived, so the connection is not idle.
  const late = await open('GET /api/health HTTP/1.1\r\nHost: a\r\n');
  void server.app.close();
  while (server.app.server.listening) await new Promise((resolve) => setTimeout(resolve, 5));

  late.write('\r\n');
  const refused = String((await once(late, 'data'))[0]);
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  for (const [name, value] of Object.entries({ ...safeHeaders, 'Retry-After': '2' }))
    expect(refused.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  expect(refused).toContain('"code":"unavailable"');
  signals.emit('end');
  expect(String((await once(slow, 'data'))[0])).toContain('{"done":true}');
});
