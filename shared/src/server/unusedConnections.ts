import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server stop at once. Browsers and pools open connections in advance, and Node counts one that never
 * sent a request as busy, so that a stopping server would wait a minute for it. Returns a function that
 * closes such connections, also those that are yet to come, and those that have nothing to do any more.
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
    // One whose answer had begun to leave is kept for another request, for more than a minute.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    server.once('close', () => clearInterval(closing));
  };
}
