import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetOldReleases } from './retention';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'itinera-releases-'));
  for (const [age, name] of [
    '1.0.0-g',
    '1.0.0-f',
    '1.0.0-e',
    '1.0.0-d',
    '1.0.0-c',
    '1.0.0-b',
    '1.0.0-a',
    'dev',
  ].entries()) {
    mkdirSync(join(releases, name));
    utimesSync(join(releases, name), 1_000_000 - age, 1_000_000 - age);
  }
});
afterEach(() => rmSync(releases, { recursive: true }));

test('the newest five stay, those in use whatever their age, and the one in development', async () => {
  await forgetOldReleases({ name: 'mf_hotels', folder: '', releases }, ['1.0.0-a']);
  expect(readdirSync(releases).sort()).toEqual([
    '1.0.0-a',
    '1.0.0-c',
    '1.0.0-d',
    '1.0.0-e',
    '1.0.0-f',
    '1.0.0-g',
    'dev',
  ]);
});
