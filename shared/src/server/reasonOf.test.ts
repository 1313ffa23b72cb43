import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { codeOf, reasonOf } from './reasonOf';

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test('an error of the file system says what happened, and where', () => {
  const folder = mkdtempSync(join(tmpdir(), 'itinera-reason-'));
  writeFileSync(`${folder}/file`, '');
  const missing = errorOf(() => readFileSync(`${folder}/none`));
  expect([codeOf(missing), reasonOf(missing)]).toEqual([
    'ENOENT',
    `there is no such file (ENOENT: ${folder}/none)`,
  ]);
  const within = errorOf(() => readFileSync(`${folder}/file/none`));
  expect(reasonOf(within)).toBe(`a part of the path is a file, not a folder (ENOTDIR: ${folder}/file/none)`);
  rmSync(folder, { recursive: true });
});

test.each([
  [
    Object.assign(new Error('x'), { code: 'EACCES', path: '/srv' }),
    'this user has no permission (EACCES: /srv)',
  ],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'the disk is full (ENOSPC)'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
    'nothing listens at that address (ECONNREFUSED)',
  ],
  [new Error('Something else.'), 'Something else.'],
  ['a text', 'a text'],
])('%s is: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
