import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../workspace/failure';
import { postgresBinaries } from './postgresBinaries';
import { unprivileged } from './unprivileged';

interface Postgres {
  /** URL of a superuser. */
  url: string;
  stop: () => Promise<void>;
}

/** Provides a real PostgreSQL for the tests: the given one, or a temporary cluster on loopback. */
export async function providePostgres(): Promise<Postgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const binaries = postgresBinaries();
  if (!binaries) {
    throw new Failure(
      'No PostgreSQL could be found or installed. Install one, or name a test server in TEST_DATABASE_URL.',
    );
  }
  return startCluster(binaries, await freePort());
}

async function startCluster(binaries: string, port: number): Promise<Postgres> {
  // The server refuses to run as root.
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'itinera-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );

  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // A socket of the file system costs half of a connection over loopback.
    unix_socket_directories: folder,
    // Its data ends with the run: nothing has to survive.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const clear = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clear);
  await answering(port, server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill('SIGQUIT');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

async function answering(port: number, server: ChildProcess) {
  while (server.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(100);
  }
  throw new Failure('The PostgreSQL for the tests could not be started.');
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
