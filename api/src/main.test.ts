import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestDatabase } from '../testing/engines';
import { emailOf, password } from '../testing/people';
import { serverBundle, startProcess, type ServerProcess } from '../testing/serverProcess';
import { createTestDatabase } from '../testing/testDatabase';

let bundle: string;
let database: TestDatabase;
let environment: Record<string, string>;
const running: ServerProcess[] = [];

beforeAll(async () => {
  bundle = serverBundle();
  database = await createTestDatabase('demo');
  const dataDir = database.directory
    ? dirname(database.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database.remove();
  await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
});

function run(extra: Record<string, string> = {}): ServerProcess {
  const started = startProcess(bundle, { ...environment, ...extra });
  running.push(started);
  return started;
}

describe('a stopped server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes running requests on %s and exits with 0',
    async (signal) => {
      const server = run();
      const address = await server.ready;
      const body = JSON.stringify({ email: emailOf('manager'), password });
      const underWay = request(`${address}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      const answered = new Promise<number | undefined>((resolve, reject) => {
        underWay.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      });
      underWay.write(body.slice(0, 10));
      await new Promise((resolve) => setTimeout(resolve, 200));
      server.child.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 200));
      underWay.end(body.slice(10));
      expect(await answered).toBe(200);
      const { code, stderr } = await server.ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  test('listens on both addresses of localhost and logs no secrets', async () => {
    const server = run();
    const { port } = new URL(await server.ready);
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
    const secret = await stat(join(environment['DATA_DIR'] ?? '', 'session-secret'));
    expect(secret.mode & 0o777).toBe(0o600);
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

describe('a server that cannot start prints the reason in one line', () => {
  const refusal = async (extra: Record<string, string>) => {
    const { code, stdout, stderr } = await run(extra).ended;
    expect(stdout).toBe('');
    expect(stderr.match(/\n/g)).toHaveLength(1);
    return { code, line: stderr.trim() };
  };

  test.each<[string, Record<string, string>, RegExp]>([
    ['a port out of range', { API_PORT: '70000' }, /^api: API_PORT: Use a port from 0 to 65535\.$/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/x' },
      /^api: DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/x does not answer \(.*ECONNREFUSED.*\)\. Check/,
    ],
    [
      'a data directory below a file',
      { DATA_DIR: fileURLToPath(new URL('main.ts/data', import.meta.url)) },
      /^api: DATA_DIR: can't write to .* \(ENOTDIR\)\. Give/,
    ],
  ])('%s', async (_, extra, line) => {
    const refused = await refusal(extra);
    expect(refused.line).toMatch(line);
    expect(refused.line).not.toContain('hidden');
    expect(refused.code).toBe(1);
  });

  test('a port that is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const refused = await refusal({ API_PORT: String(port) });
    other.close();
    expect(refused).toEqual({
      code: 1,
      line: `api: API_PORT: port ${port} on localhost is taken. Stop what uses it, or set API_PORT to another port.`,
    });
  });
});
