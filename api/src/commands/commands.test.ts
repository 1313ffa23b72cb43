import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileAnswer, tokens } from '@itinera/shared/contracts';
import type { TestDatabase } from '../../testing/engines';
import { serverBundle, startProcess } from '../../testing/serverProcess';
import { createTestDatabase } from '../../testing/testDatabase';

const password = 'amber lighthouse quiet';

let bundle: string;
let database: TestDatabase;
let environment: Record<string, string>;
beforeAll(async () => {
  bundle = serverBundle();
  database = await createTestDatabase('migrated');
  const dataDir = database.directory
    ? dirname(database.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
});
afterAll(async () => {
  await database.remove();
  await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
});

async function run(args: string[], input = '', extra: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bundle, ...args], {
    env: { PATH: process.env['PATH'] ?? '', SEED: 'none', ...environment, ...extra },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

test('help lists the commands, and a wrong name leads to it', async () => {
  expect(await run(['help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('create-admin <e-mail>'),
    stderr: '',
  });
  expect(await run(['serve'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'api: There is no command serve. The command help lists them.\n',
  });
});

test('the first admin signs in through the printed link, or with the password from standard input', async () => {
  const invited = await run(['create-admin', 'Boss@Levant.example'], '', {
    STAFF_URL: 'https://office.levant.example',
  });
  expect(invited).toMatchObject({ code: 0, stderr: '' });
  const token = /^https:\/\/office\.levant\.example\/auth\/restore-password#t=([\w-]{43})$/m.exec(
    invited.stdout,
  )?.[1];
  expect(
    await run(['create-admin', 'second@levant.example', '--password-stdin'], `${password}\n`),
  ).toMatchObject({ code: 0, stderr: '' });

  const server = startProcess(bundle, environment);
  const address = await server.ready;
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  await post('/api/auth/reset', { token, password });
  for (const email of ['boss@levant.example', 'second@levant.example']) {
    const { access_token } = tokens.parse(await post('/api/auth/sign-in', { email, password }));
    const profile = await fetch(`${address}/api/users/profile`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(profileAnswer.parse(await profile.json())).toMatchObject({
      role: 'admin',
      result: { status: 'active' },
    });
  }
  server.child.kill('SIGTERM');
  await server.ended;
});

test.each<[string, string[], string, RegExp]>([
  ['no address', [], '', /^api: Call it as: create-admin <e-mail> \[--password-stdin\]$/],
  ['a password as argument', ['x@levant.example', password], '', /^api: Call it as: /],
  ['no address at all', ['boss'], '', /^api: e-mail: Enter an e-mail address such as/],
  [
    'a taken address',
    ['second@levant.example'],
    '',
    /^api: There is already an account with the address second@/,
  ],
  [
    'a short password',
    ['x@levant.example', '--password-stdin'],
    'short',
    /^api: password: Use at least 12 characters\.$/,
  ],
  [
    'a guessable password',
    ['x@levant.example', '--password-stdin'],
    'Password-2026!',
    /^api: This password is easy to guess\./,
  ],
])('create-admin with %s says in one line what to do', async (_, args, input, line) => {
  const { code, stdout, stderr } = await run(['create-admin', ...args], input);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd()).toMatch(line);
});
