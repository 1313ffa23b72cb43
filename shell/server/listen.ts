import type { AddressInfo } from 'node:net';
import { codeOf, listenOnIpv6, reasonOf, unusedConnections } from '@itinera/shared/server';
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
    const { reason, remedy } = problemOf(error, host);
    throw new Error(`Port ${port} ${reason}. ${remedy ?? `Set ${variable} to another one.`}`);
  }
}

function problemOf(error: unknown, host: string): { reason: string; remedy?: string } {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return { reason: 'is taken' };
  if (code === 'EACCES') return { reason: 'may not be used by this user' };
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      reason: `can't be used on ${host}, which is no address of this machine`,
      remedy: 'Set HOST to one that is.',
    };
  return { reason: `on ${host} can't be used: ${reasonOf(error)}` };
}
