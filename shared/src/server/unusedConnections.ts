import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server stop at once. Browsers and pools open connections in advance, and Node waits a minute for one that never sent a request.
 * Returns a function that closes such connections, also future ones, and idle ones.
 */
export function unusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    if (stopping) return socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    return undefined;
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    stopping = true;
    for (const socket of unused) socket.destroy();
    // A connection whose answer has begun is kept alive for more than a minute, so idle ones are closed repeatedly.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    server.once('close', () => clearInterval(closing));
  };
}
