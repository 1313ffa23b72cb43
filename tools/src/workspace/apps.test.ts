import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appIn, remotes, shell } from './apps';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'itinera-apps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('an app of the workspace is found by its name and by its folder', () => {
  expect(appIn('mf-hotels')).toBe(remotes[0]);
  expect(appIn(shell.folder)).toBe(shell);
});

test('a remote in a folder of its own is found by the name of its package', () => {
  const other = join(folder, 'geo');
  mkdirSync(other);
  writeFileSync(join(other, 'package.json'), '{ "name": "@itinera/mf-geography" }');
  expect(appIn(other)).toEqual({ name: 'mf_geography', folder: other });
});

test.each(['mf-cruises', '', '/nowhere'])(
  '“%s” is no app, and the message names those there are',
  (typed) => {
    expect(() => appIn(typed)).toThrow(/There is no app in .*shell, mf-hotels/);
  },
);
