import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appIn } from '../workspace/apps';
import { forgetOldReleases } from './retention';

let place: string;
let releases: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'itinera-releases-'));
  releases = join(place, 'remotes/mf_hotels');
  mkdirSync(releases, { recursive: true });
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
afterEach(() => rmSync(place, { recursive: true }));

test('the newest five stay, those in use whatever their age, and the one in development', async () => {
  await forgetOldReleases(appIn('mf-hotels'), ['1.0.0-a'], place);
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
