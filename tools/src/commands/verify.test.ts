import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publicKey } from '../registry/signingKey';
import { integrityOf } from '../release/integrity';
import { addressOf, folderOf } from '../release/release';
import { cause, newPlace, putLive, putRelease, removePlace } from '../testing/place';
import { appIn, shell } from '../workspace/apps';
import { promote } from './promote';
import { verify } from './verify';

const hotels = appIn('mf-hotels');
const DAY_MS = 24 * 3600 * 1000;
let place: string;
beforeEach(() => {
  place = newPlace();
  putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
});
afterEach(() => removePlace(place));

test('what is signed and complete has no problems', () => {
  expect(verify(place)).toEqual([]);
  expect(verify(`${place}/nowhere`)).toEqual([`Nothing is deployed in ${place}/nowhere.`]);
});

test('a file that nobody listed, a link and another manifest are named', () => {
  const folder = folderOf(hotels, 'h2', place);
  writeFileSync(`${folder}/other.js`, '');
  symlinkSync(`${place}/keys`, `${folder}/keys.js`);
  appendFileSync(`${folder}/release.json`, ' ');
  expect(verify(place)).toEqual([
    'mf_hotels h2: its release.json is not the one that was signed',
    'mf_hotels h2: keys.js is a link, not a file',
    'mf_hotels h2: other.js is not listed in release.json',
  ]);
});

test('files that were changed or are gone are named, also those of the release to fall back to', () => {
  appendFileSync(`${folderOf(hotels, 'h1', place)}/entry.00000000.js`, ' ');
  rmSync(folderOf(shell, 's1', place), { recursive: true });
  expect(verify(place)).toEqual([
    'shell s1 is missing',
    expect.stringContaining('/remotes/mf_hotels/h1/entry.00000000.js is not what was built'),
  ]);
});

test('a missing file is reported even if no page preloads it', () => {
  const names = ['entry.00000000.js', 'c/9.js'].map((name) => `${addressOf(hotels, 'h3')}/${name}`);
  const [there = '', gone = ''] = names;
  const folder = putRelease(place, hotels, 'h3');
  mkdirSync(`${folder}/c`);
  cpSync(`${folder}/entry.00000000.js`, `${folder}/c/9.js`);
  const integrity = integrityOf(`${folder}/c/9.js`);
  putRelease(place, hotels, 'h3', { files: names.map((href) => ({ href, integrity })) });
  promote(place, hotels, 'h3', cause);
  rmSync(`${folder}/c/9.js`);
  appendFileSync(`${folder}/entry.00000000.js`, ' ');
  expect(verify(place)).toEqual([
    `${there} is not what was built: its hash is another one`,
    `${gone} is missing`,
  ]);
});

test('a wrong key and an expiry within a month are reported for each shell', () => {
  rmSync(process.env.ITINERA_SIGNING_KEY ?? '');
  expect(verify(place)).toEqual([expect.stringContaining('There is no key to verify')]);
  publicKey();
  expect(verify(place)).toEqual([
    expect.stringContaining('The registry of staff is not signed'),
    expect.stringContaining('The registry of partner is not signed'),
    expect.stringContaining('What the next change begins with is not signed'),
  ]);
  for (const [days, what] of [
    [340, 'is valid until'],
    [366, 'has expired on'],
  ] as const)
    expect(verify(place, Date.now() + days * DAY_MS)).toContainEqual(
      expect.stringMatching(`^The registry of staff ${what} \\d{4}-\\d\\d-\\d\\d: any change renews it$`),
    );
});
