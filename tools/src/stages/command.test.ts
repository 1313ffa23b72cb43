import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../workspace/paths';

/** A command that is interrupted while its program runs: writes the id of the program's process into a file. */
const interrupted = `
  import { writeFileSync } from 'node:fs';
  import { startNode } from './tools/src/stages/command.ts';
  process.once('SIGTERM', () => process.exit(130));
  const child = startNode(['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(process.env.PID_FILE, String(child.pid));
  process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'itinera-command-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a program ends with the command that started it, also when the command is interrupted', async () => {
  const file = join(folder, 'pid');
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', interrupted],
    { cwd: root, stdio: 'ignore', env: { ...process.env, PID_FILE: file } },
  );
  expect(status).toBe(130);
  const pid = Number(readFileSync(file, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  const started = Date.now();
  while (isRunning(pid) && Date.now() - started < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const left = isRunning(pid);
  if (left) process.kill(pid, 'SIGKILL');
  expect(left).toBe(false);
});
