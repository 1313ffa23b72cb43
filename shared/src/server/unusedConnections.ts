import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers and pools open connections in advance. Node takes one that never asked anything for busy, and a server
 * that stops would wait a minute for its request. Answers a function that closes them, those to come as well.
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
  };
}
