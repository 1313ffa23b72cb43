import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds free ports, so that a running product is left alone. */
export async function unusedPorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return String(typeof address === 'object' ? address?.port : address);
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
