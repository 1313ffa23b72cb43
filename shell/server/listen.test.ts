import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { listen } from './listen';

test('a server stops although a connection is open that never asked anything', async () => {
  const app = fastify();
  await listen(app, { host: '127.0.0.1', port: 0, variable: 'STAFF_PORT' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  // Node itself would wait for a minute, longer than this test is given.
  await expect(app.close()).resolves.toBeUndefined();
});
