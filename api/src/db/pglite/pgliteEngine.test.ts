import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverBundle, startProcess } from '../../../testing/serverProcess';
import { createTestDatabase } from '../../../testing/testDatabase';
import { DatabaseUnavailable } from '../engine';
import { isOutage } from '../sqlState';
import { lockDirectory } from './directoryLock';
import { openPglite } from './pgliteEngine';

let bundle: string;
let folder: string;
beforeAll(async () => {
  bundle = serverBundle();
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the watchdog', () => {
  test('ends a query that does not end, and keeps committed data and the program', async () => {
    const database = await createTestDatabase('migrated');
    // Longer than any other query here takes on a busy machine: at a load of 25 the first ones took more than a second.
    const engine = await database.open(3000);
    const count = () =>
      engine.transaction((connection) => connection.query('SELECT count(*)::int FROM hotel_classes'));
    const insert = (name: string) =>
      engine.transaction((connection) =>
        connection.query('INSERT INTO hotel_classes (id, name) VALUES (gen_random_uuid(), $1)', [name]),
      );
    await insert('before');

    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 20);
    const runaway = engine.transaction(async (connection) => {
      await connection.query(`INSERT INTO hotel_classes (id, name) VALUES (gen_random_uuid(), 'never')`);
      return connection.query(
        'SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b',
      );
    });
    const queued = insert('after');
    const failure = await runaway.catch((error: unknown) => error);
    clearInterval(ticking);

    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(isOutage(failure)).toBe(true);
    expect(ticks).toBeGreaterThan(20);
    await queued;
    expect((await count()).rows).toEqual([[2]]);
    await engine.close();
    await expect(count()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await database.remove();
  });
});

describe('a new database', () => {
  test('is created beside its place, whatever an earlier attempt left there, and readable by its owner only', async () => {
    const directory = join(folder, 'new');
    await writeFile(`${directory}.tmp`, 'half made');
    const engine = await openPglite(directory);
    expect((await engine.transaction((connection) => connection.query('SELECT 1'))).rows).toEqual([[1]]);
    await engine.close();
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual(['new']);
  });
});

describe('the lock', () => {
  test('belongs to one process at a time, and can be acquired again', async () => {
    const directory = await mkdtemp(join(folder, 'lock-'));
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `${directory} is in use by process ${process.pid} on`,
    );
    await release();
    await (
      await lockDirectory(directory)
    )();
    expect(await readdir(directory)).toEqual([]);
  });

  test('ends with its process: files of a killed process do not lock', async () => {
    const directory = await mkdtemp(join(folder, 'lock-'));
    await writeFile(join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname() }));
    await (
      await lockDirectory(directory)
    )();
  });

  test('is never taken over from another machine', async () => {
    const directory = await mkdtemp(join(folder, 'lock-'));
    await writeFile(join(directory, 'owner.json'), JSON.stringify({ pid: 1, host: 'elsewhere' }));
    await expect(lockDirectory(directory)).rejects.toThrow(
      'process 1 on elsewhere. Stop it, or set DATA_DIR to another directory. If that machine is gone, delete',
    );
  });

  test('is acquired by one of five that start at once', async () => {
    const directory = await mkdtemp(join(folder, 'lock-'));
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(directory)));
    const [winner, ...others] = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(others).toEqual([]);
    await winner?.value();
  });

  test('refuses a second server with one line and code 3, and admits a third after the first was killed', async () => {
    const database = await createTestDatabase('migrated');
    const environment = { DATA_DIR: dirname(String(database.directory)) };
    const first = startProcess(bundle, environment);
    await first.ready;
    const second = await startProcess(bundle, environment).ended;
    expect(second).toEqual({
      code: 3,
      stdout: '',
      stderr: `api: DATA_DIR: ${environment.DATA_DIR} is in use by process ${first.child.pid} on ${hostname()}. Stop it, or set DATA_DIR to another directory.\n`,
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const third = startProcess(bundle, environment);
    await third.ready;
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
    await database.remove();
  });
});
