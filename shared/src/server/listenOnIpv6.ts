import { createServer, type RequestListener, type Server } from 'node:http';

const withoutIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Starts the second server of `localhost`, which has two addresses of which clients try either first; nothing
 * where the system has no IPv6. Rejects with Node's error where the port can't be used.
 */
export async function listenOnIpv6(answer: RequestListener, port: number): Promise<Server | undefined> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      withoutIpv6.includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    server.listen({ port, host: '::1' }, () => resolve(server));
  });
}
