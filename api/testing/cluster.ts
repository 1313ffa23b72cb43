import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { serverUrl } from './engines';

/** A PostgreSQL of its own for a test that crashes it. */
export interface Cluster {
  url: string;
  /** Like a power failure: connections break without a message. */
  kill(): Promise<void>;
  /** Like a restart by its administrator. */
  halt(): Promise<void>;
  /** Starts it again, and resolves when it answers. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Programs and user of the tests' server. */
async function likeTheTestServer() {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  const { rows } = await client.query<{ binaries: string; data: string }>(
    `SELECT setting AS binaries, current_setting('data_directory') AS data FROM pg_config() WHERE name = 'BINDIR'`,
  );
  await client.end();
  const [{ binaries, data } = { binaries: '', data: '' }] = rows;
  const { uid, gid } = statSync(data);
  return { binaries, user: process.getuid?.() === 0 ? { uid, gid } : undefined };
}

/** Below the range of ephemeral ports, and apart from the ports of the journeys: while the server is down, nobody else gets its port. */
async function freePort(): Promise<number> {
  const port = randomInt(12_000, 20_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export async function createCluster(): Promise<Cluster> {
  const { binaries, user } = await likeTheTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'itinera-cluster-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const end = async (signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    halt: () => end('SIGINT'),
    async start() {
      const flags = [
        '-D',
        data,
        '-c',
        `port=${port}`,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        // The machine survives: what a killed server has written, its successor reads.
        '-c',
        'fsync=off',
      ];
      // Orphans of a killed server hold its shared memory for a moment, until which it refuses to start.
      for (let tried = 0; tried < 200; tried += 1) {
        if (!server || server.exitCode !== null || server.signalCode !== null)
          server = spawn(join(binaries, 'postgres'), flags, options);
        if (await answers(url)) return;
        await pause(50);
      }
      throw new Error('The cluster did not come back.');
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
