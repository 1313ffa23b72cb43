import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { listen } from './listen';

test.each(['127.0.0.1', 'localhost'])(
  'a server on %s stops despite an open connection that never sent a request',
  async (host) => {
    const app = fastify();
    const { address, stop } = await listen(app, host, 0);
    const { port } = new URL(address);
    const sockets = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
    await Promise.all(
      sockets.map(async (to) => {
        const socket = connect(Number(port), to).on('error', () => undefined);
        await once(socket, 'connect');
      }),
    );
    // Node itself would wait for a minute, longer than the timeout of this test.
    await expect(stop()).resolves.toBeUndefined();
  },
);
