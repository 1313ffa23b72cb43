import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeOnce } from './writeOnce';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'itinera-once-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Prints the size of a file as soon as it is there. */
const observer = `
  const { statSync } = require('node:fs');
  process.stdout.write('ready ');
  for (;;) {
    const found = statSync(process.argv[1], { throwIfNoEntry: false });
    if (found) { process.stdout.write(String(found.size)); break; }
  }`;

test('another process sees the file whole or not at all', async () => {
  const file = join(folder, 'secret');
  const child = spawn(process.execPath, ['-e', observer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await once(child.stdout, 'data');
  // Large, so that writing it takes a while.
  writeOnce(file, 'x'.repeat(50_000_000));
  await once(child, 'close');
  expect(said).toBe('ready 50000000');
});

test('what is there stays, and nothing unfinished is left', () => {
  const file = join(folder, 'secret');
  writeOnce(file, 'first');
  writeOnce(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['secret']);
});
