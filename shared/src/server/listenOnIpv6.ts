import { createServer, type RequestListener, type Server } from 'node:http';

const withoutIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Starts the second server of `localhost`, which has two addresses that clients try in either order; does nothing without IPv6. Rejects
 * with Node's error if the port can't be used.
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
