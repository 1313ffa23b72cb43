import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol: type, length, content. */
function message(kind: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

const welcome = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);
const goodbye = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

/**
 * A fake PostgreSQL that accepts every login without a password and answers no query. `leaves` ends the connection in the packet of its
 * greeting, as a slow reader sees it when a real one ends at that moment; `silent` never sends anything again.
 */
export async function servesNobody(manner: 'leaves' | 'silent'): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () =>
      manner === 'leaves' ? socket.end(Buffer.concat([welcome, goodbye])) : socket.write(welcome),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `postgresql://anyone@127.0.0.1:${port}/itinera`, close };
}
