import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../workspace/failure';
import { ports } from './addresses';

/** Refuses to start while another process answers on the port: its answers would be mistaken for those of the new server. */
export async function requireFreePorts() {
  for (const { variable, port } of Object.values(ports)) {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Failure(`${variable} is no port number.`);
    for (const host of ['127.0.0.1', '::1']) {
      if (await isTaken(port, host))
        throw new Failure(`Port ${port} is taken. Set ${variable} to a free one, or stop what uses it.`);
    }
  }
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
