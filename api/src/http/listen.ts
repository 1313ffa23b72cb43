import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenOnIpv6, unusedConnections } from '@itinera/shared/server';
import { StartError } from '../base/startError';
import type { App } from './app';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const portOf = (address: string | AddressInfo | undefined): number | undefined =>
  typeof address === 'object' ? address.port : undefined;

const refusal = (error: unknown, host: string, port: number): StartError => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `API_PORT: port ${port} on ${host} is taken. Stop what uses it, or set API_PORT to another port.`,
      );
    case 'EACCES':
      return new StartError(
        `API_PORT: this user may not listen on port ${port}. Set API_PORT to one above 1023.`,
      );
    default:
      return new StartError(
        `HOST: can't listen on ${host} (${String(codeOf(error))}). Set HOST to an address of this machine.`,
      );
  }
};

/** A keep-alive connection would otherwise stay open for requests that are not accepted any more. */
function closeConnectionsWhenStopping(app: App): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('Connection', 'close');
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

export interface Listening {
  /** The address that people can open. */
  address: string;
  /** Accepts no more connections, and resolves when the last one is closed. */
  stop(): Promise<void>;
}

export async function listen(app: App, host: string, port: number): Promise<Listening> {
  closeConnectionsWhenStopping(app);
  const closeUnused = [unusedConnections(app.server)];
  const first = host === 'localhost' ? '127.0.0.1' : host;
  try {
    await app.listen({ host: first, port, listenTextResolver: () => 'listening' });
    const bound = portOf(app.addresses()[0]) ?? port;
    const second =
      host === 'localhost'
        ? await listenOnIpv6((request, response) => app.routing(request, response), bound)
        : undefined;
    if (second) closeUnused.push(unusedConnections(second));
    return {
      address: `http://${host}:${bound}`,
      stop: async () => {
        const closed = Promise.all([app.close(), second && close(second)]);
        for (const closeThem of closeUnused) closeThem();
        await closed;
      },
    };
  } catch (error) {
    throw refusal(error, host, port);
  }
}
