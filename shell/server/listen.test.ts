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

test('a port that can’t be used is refused with the cause and its own remedy', async () => {
  const first = fastify();
  await listen(first, { host: '127.0.0.1', port: 0, variable: 'STAFF_PORT' });
  const { port } = first.server.address() as AddressInfo;
  const other = (host: string) => listen(fastify(), { host, port, variable: 'STAFF_PORT' });
  await expect(other('127.0.0.1')).rejects.toThrow(`Port ${port} is taken. Set STAFF_PORT to another one.`);
  await expect(other('192.0.2.1')).rejects.toThrow(
    'which is no address of this machine. Set HOST to one that is.',
  );
  await first.close();
});
