import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The messages of a client that the server answers: a simple query, and the end of a packet. */
const answered = new Set(['Q', 'S']);

export interface Packets {
  /** The address of the way through the counter. */
  url: string;
  of(run: () => Promise<unknown>): Promise<number>;
  close(): void;
}

/** Counts how often a client of PostgreSQL sends something and waits for the answer, by the messages that pass. */
export async function countPackets(url: string): Promise<Packets> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let counted = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let unread = Buffer.alloc(0);
    let isStarted = false;
    client.on('data', (data) => {
      unread = Buffer.concat([unread, Buffer.from(data)]);
      for (;;) {
        // The first message has no type.
        const head = isStarted ? 1 : 0;
        if (unread.length < head + 4) break;
        const length = head + unread.readInt32BE(head);
        if (unread.length < length) break;
        if (isStarted && answered.has(String.fromCharCode(unread[0] ?? 0))) counted += 1;
        isStarted = true;
        unread = unread.subarray(length);
      }
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    async of(run) {
      const before = counted;
      await run();
      return counted - before;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
