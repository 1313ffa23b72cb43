import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, reasonOf } from '@itinera/shared/server';
import { Failure } from '../workspace/failure';
import { ports } from './addresses';

/** Refuses to start while another process answers on the port: its answers would be mistaken for those of the new server. */
export async function requireFreePorts() {
  for (const { variable, port } of Object.values(ports)) {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Failure(`${variable} is no port number.`);
    for (const host of ['127.0.0.1', '::1']) {
      const problem = await problemOf(port, host);
      if (problem) throw new Failure(`Port ${port} ${problem}. Set ${variable} to another one.`);
    }
  }
}

/** Why a server can't listen there; undefined if it can, or if this machine does not have the address. */
async function problemOf(port: number, host: string): Promise<string | undefined> {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') return 'is taken by another process';
    if (code === 'EACCES') return 'may not be used by this user';
    // A machine without IPv6.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
    return `can't be used: ${reasonOf(error)}`;
  } finally {
    server.close();
  }
}
