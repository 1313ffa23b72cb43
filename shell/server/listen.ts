import type { AddressInfo } from 'node:net';
import { listenOnIpv6, unusedConnections } from '@itinera/shared/server';
import type { FastifyInstance } from 'fastify';

interface Place {
  host: string;
  port: number;
  /** Environment variable that sets the port. */
  variable: string;
}

export async function listen(app: FastifyInstance, { host, port, variable }: Place) {
  const stops = [unusedConnections(app.server)];
  app.addHook('preClose', async () => stops.forEach((stop) => stop()));
  try {
    await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
    if (host !== 'localhost') return;
    const { port: bound } = app.server.address() as AddressInfo;
    const second = await listenOnIpv6((request, response) => app.routing(request, response), bound);
    if (second) stops.push(unusedConnections(second), () => second.close());
  } catch (error) {
    const reason =
      codeOf(error) === 'EADDRINUSE' ? 'is taken' : `on ${host} can't be used (${String(codeOf(error))})`;
    throw new Error(`Port ${port} ${reason}. Set ${variable} to a free one.`);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
