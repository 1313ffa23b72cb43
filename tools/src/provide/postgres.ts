import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../workspace/failure';
import { postgresBinaries } from './postgresBinaries';
import { unprivileged } from './unprivileged';

interface Postgres {
  /** Of a superuser. */
  url: string;
  stop: () => Promise<void>;
}

/** A real PostgreSQL to test on: the given one, or a cluster of its own on loopback that disappears afterwards. */
export async function providePostgres(): Promise<Postgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const binaries = postgresBinaries();
  if (!binaries) {
    throw new Failure('No PostgreSQL could be found or installed. Install one, or name a test server in TEST_DATABASE_URL.');
  }
  return startCluster(binaries, await freePort());
}

function startCluster(binaries: string, port: number): Postgres {
  // The server refuses to run as root.
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'itinera-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options: ExecFileSyncOptions = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) => execFileSync(join(binaries, program), args, options);

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
