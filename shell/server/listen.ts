import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { unusedConnections } from './unusedConnections';

interface Place {
  host: string;
  port: number;
  /** The variable that moves it. */
  variable: string;
}

/** `localhost` has two addresses and clients try either first, whatever the hosts file of the machine says. */
export async function listen(app: FastifyInstance, { host, port, variable }: Place) {
  const closeUnused = unusedConnections(app.server);
  app.addHook('preClose', async () => closeUnused());
  try {
    await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
    if (host === 'localhost') await listenOnIpv6(app, port);
  } catch (error) {
    const reason = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `on ${host} can't be used (${String(codeOf(error))})`;
    throw new Error(`Port ${port} ${reason}. Set ${variable} to a free one.`);
  }
}

async function listenOnIpv6(app: FastifyInstance, port: number) {
  const server = createServer((request, response) => app.routing(request, response));
  try {
    await once(server.listen({ port, host: '::1' }), 'listening');
    app.server.once('close', () => server.close());
  } catch (error) {
    if (!withoutIpv6.includes(codeOf(error))) throw error;
  }
}

const withoutIpv6: unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
