import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { listen } from './listen';

test.each(['127.0.0.1', 'localhost'])(
  'a server on %s stops despite an open connection without any request',
  async (host) => {
    const app = fastify();
    await listen(app, { host, port: 0, variable: 'STAFF_PORT' });
    const { port } = app.server.address() as AddressInfo;
    const sockets = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
    await Promise.all(
      sockets.map(async (to) => {
        const socket = connect(port, to).on('error', () => undefined);
        await once(socket, 'connect');
      }),
    );
    // Node itself would wait for a minute, longer than the limit of this test.
    await expect(app.close()).resolves.toBeUndefined();
  },
);
