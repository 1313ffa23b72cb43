import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../startError';
import type { App } from './app';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const portOf = (address: string | AddressInfo | undefined): number | undefined =>
  typeof address === 'object' ? address.port : undefined;

const refusal = (error: unknown, host: string, port: number): StartError => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`API_PORT: port ${port} on ${host} is taken. Stop what uses it, or set API_PORT to another port.`);
    case 'EACCES':
      return new StartError(`API_PORT: this user may not listen on port ${port}. Set API_PORT to one above 1023.`);
    default:
      return new StartError(`HOST: can't listen on ${host} (${String(codeOf(error))}). Set HOST to an address of this machine.`);
  }
};

/** `localhost` has two addresses, and clients try either first; systems without IPv6 do with one. */
async function listenOnIpv6(app: App, port: number): Promise<Server | undefined> {
  const server = createServer((request, response) => app.routing(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(error))) ? resolve(undefined) : reject(error),
    );
    server.listen({ port, host: '::1' }, () => resolve(server));
  });
}

/** Answers the address people can open. */
export async function listen(app: App, host: string, port: number): Promise<string> {
  const first = host === 'localhost' ? '127.0.0.1' : host;
  try {
    await app.listen({ host: first, port, listenTextResolver: () => 'listening' });
    const bound = portOf(app.addresses()[0]) ?? port;
    if (host === 'localhost') {
      const second = await listenOnIpv6(app, bound);
      if (second) app.server.once('close', () => second.close());
    }
    return `http://${host}:${bound}`;
  } catch (error) {
    throw refusal(error, host, port);
  }
}
