import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { profileAnswer, tokens } from '@itinera/shared/contracts';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { TestDatabase } from '../../testing/engines';
import { serverBundle, startProcess } from '../../testing/serverProcess';
import { createTestDatabase } from '../../testing/testDatabase';
import { readConfig } from '../base/config';
import { createTally } from '../copy/tally';
import { system } from '../db/actor';
import { createDatabase } from '../db/database';
import { runCommand } from './commands';
import { restoresTable } from '../modules/system/restores.table';
import { withDatabase } from './withDatabase';

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

/** Runs a command in this process, because starting another takes a second. */
const runHere = (name: string, args: string[], { input = '', say = (_: string) => {}, extra = {} } = {}) =>
  runCommand(name, {
    config: readConfig({ SEED: 'none', ...environment, ...extra }),
    args,
    say,
    readInput: async () => input,
  });

/** The error is what `main` prints before it exits. */
const refusalOf = (name: string, args: string[], input = ''): Promise<unknown> =>
  runHere(name, args, { input }).catch((error: unknown) => error);

test('help lists the commands, and an unknown name refers to it', async () => {
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
  ['no address', [], '', /^Call it as: create-admin <e-mail> \[--password-stdin\]$/],
  ['a password as argument', ['x@levant.example', password], '', /^Call it as: .*$/],
  ['no address at all', ['boss'], '', /^e-mail: Enter an e-mail address such as.*$/],
  [
    'a taken address',
    ['second@levant.example'],
    '',
    /^There is already an account with the address second@.*$/,
  ],
  [
    'a guessable password',
    ['x@levant.example', '--password-stdin'],
    'Password-2026!',
    /^This password is easy to guess\..*$/,
  ],
])('create-admin with %s is refused with a remedy in one line', async (_, args, input, line) => {
  expect(await refusalOf('create-admin', args, input)).toMatchObject({
    message: expect.stringMatching(line),
    exitCode: 1,
  });
});

test('a refused command exits with 1 and one line on stderr', async () => {
  expect(await run(['create-admin', 'x@levant.example', '--password-stdin'], 'short')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'api: password: Use at least 12 characters.\n',
  });
});

describe('a rehearsal', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'itinera-test-rehearsal-'));
    file = join(folder, 'backup');
    await mkdir(join(folder, 'tmp'));
    expect(await run(['backup', file])).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const check = (path: string, extra: Record<string, string> = {}) =>
    run(['restore', '--check', path], '', { TMPDIR: join(folder, 'tmp'), ...extra });

  const leftBehind = () => readdir(join(folder, 'tmp'));

  const recorded = async () => {
    const engine = await database.open();
    const rows = await createDatabase(engine).withActor(system('test'), (tx) =>
      tx.select().from(restoresTable).orderBy(restoresTable.created_at),
    );
    await engine.close();
    return rows;
  };

  test('reports in one line that the backup can be restored, records it, and leaves no files', async () => {
    const { code, stdout, stderr } = await check(file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^\S+backup: of 2\S+Z, can be restored: \d+ rows of \d+ tables and 0 files, compared, and \d+ sealed rows of the audit log\.\n$/,
    );
    expect(await leftBehind()).toEqual([]);
    expect(await recorded()).toEqual([
      expect.objectContaining({ is_rehearsal: true, rows: expect.any(Number), files: 0, problem: null }),
    ]);
  });

  test('of a damaged file fails with the reason, which is recorded', async () => {
    const damaged = join(folder, 'of a damaged disk');
    await writeFile(damaged, (await readFile(file)).subarray(0, 1000));
    const { code, stdout, stderr } = await check(damaged);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^api: \/.+of a damaged disk: this is not a complete backup of this program .*\n$/,
    );
    expect(await leftBehind()).toEqual([]);
    expect((await recorded()).at(-1)).toMatchObject({
      is_rehearsal: true,
      rows: null,
      problem: stderr.slice(`api: ${folder}/`.length).trimEnd(),
    });
  });

  test('detects by the seals of the audit log that rows were changed together with their counts and hashes', async () => {
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n');
    const begin = lines.indexOf('Taudit_log') + 1;
    const end = lines.findIndex((line, index) => index >= begin && !line.startsWith('R'));
    const rows = lines
      .slice(begin, end)
      .map((line) => line.replace('"entity": "users"', '"entity": "hotels"'));
    const tally = createTally();
    tally.add(rows.map((line) => line.slice(1)));
    const rest = lines
      .slice(end)
      .map((line) =>
        line.startsWith('E')
          ? line.replace(/"audit_log":\{[^}]*\}/, `"audit_log":${JSON.stringify(tally.result())}`)
          : line,
      );
    const path = join(folder, 'forged');
    await writeFile(path, gzipSync([...lines.slice(0, begin), ...rows, ...rest].join('\n')));
    const { code, stderr } = await check(path);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^api: \S+forged: its audit log is broken after link \d+, at the row /),
    });
  });

  /** Starts one, ends it by this signal once it has made files, and waits for its end. */
  const endedBy = async (signal: NodeJS.Signals) => {
    const child = spawn(process.execPath, [bundle, 'restore', '--check', file], {
      env: { PATH: process.env['PATH'] ?? '', SEED: 'none', ...environment, TMPDIR: join(folder, 'tmp') },
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    while ((await leftBehind()).length === 0) await pause(10);
    child.kill(signal);
    await ended;
  };

  test('that is ended by SIGTERM leaves no files', async () => {
    await endedBy('SIGTERM');
    expect(await leftBehind()).toEqual([]);
  });

  test('needs no database of a server, creates none, and removes the files of one that was killed', async () => {
    await endedBy('SIGKILL');
    expect(await leftBehind()).toHaveLength(1);
    const elsewhere = join(folder, 'elsewhere');
    expect(await check(file, { DATA_DIR: elsewhere, DATABASE_URL: '' })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/ Not recorded: there is no database here\.\n$/),
    });
    await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
    expect(await leftBehind()).toEqual([]);
  });

  test.each([[[]], [['--check']], [['--chekc', 'x']], [['x', 'y']]])(
    'restore %j prints its usage',
    async (args) => {
      expect(await refusalOf('restore', args)).toMatchObject({
        message: 'Call it as: restore [--check] <file>',
        exitCode: 1,
      });
    },
  );
});

test('a restore erases again who was anonymised after the backup, as the list beside the secret says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-test-restore-'));
  const [country, traveller] = [uuidv7(), uuidv7()];
  const source = await database.open();
  await createDatabase(source).withActor(system('test'), async (tx) => {
    await tx.execute(sql`INSERT INTO countries (id, iso2) VALUES (${country}, 'LV')`);
    await tx.execute(
      sql`INSERT INTO travellers (id, first_name, last_name, sex, birthday, nationality)
          VALUES (${traveller}, 'Brought', 'Back', 'f', '1990-01-01', ${country})`,
    );
  });
  await source.close();
  const file = join(folder, 'backup');
  await runHere('backup', [file]);

  const target = await createTestDatabase('migrated');
  const extra = {
    DATA_DIR: target.directory ? dirname(target.directory) : join(folder, 'restored'),
    DATABASE_URL: target.url ?? '',
  };
  await mkdir(extra.DATA_DIR, { recursive: true });
  await writeFile(join(extra.DATA_DIR, 'erased'), `travellers ${traveller}\n`);
  const said: string[] = [];
  await runHere('restore', [file], { extra, say: (line) => said.push(line) });
  expect(said.at(-1)).toMatch(/ Erased 1 entry of people who were anonymised since\.$/);
  const restored = await withDatabase(readConfig({ SEED: 'none', ...extra }), (copy) =>
    copy.withActor(system('test'), (tx) => tx.execute(sql`SELECT first_name, last_name FROM travellers`)),
  );
  expect(restored).toEqual([{ first_name: 'B.', last_name: 'B.' }]);
  await target.remove();
  await rm(folder, { recursive: true });
});
