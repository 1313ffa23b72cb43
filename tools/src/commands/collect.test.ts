import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderOf, folderOfAll } from '../release/release';
import { newPlace, putLive, putRelease, removePlace } from '../testing/place';
import { appIn, shell } from '../workspace/apps';
import { collect } from './collect';

const DAY_MS = 24 * 3600 * 1000;
const hotels = appIn('mf-hotels');
const releases = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `1.0.0-${from + index}`);
let place: string;
beforeEach(() => void (place = newPlace()));
afterEach(() => removePlace(place));

/**
 * Releases 1 to n, each built a day before the next; the newest is `newest` days old. Half a day keeps them clear of the limit of fourteen
 * days, so that an adjusted clock changes nothing.
 */
function putDaily(count: number, newest: number): void {
  for (const [index, release] of releases(1, count).entries()) {
    const age = newest + count - 1 - index;
    const at = Date.now() / 1000 - (age * DAY_MS) / 1000;
    utimesSync(putRelease(place, hotels, release), at, at);
  }
}
const left = () => readdirSync(folderOfAll(hotels, place)).sort();

test('the newest five releases are kept, however old they are', () => {
  putDaily(8, 100);
  collect(place);
  expect(left()).toEqual(releases(4, 8));
});

test('all releases of the last fourteen days are kept, however many they are', () => {
  putDaily(20, 0.5);
  expect(collect(place)).toHaveLength(6);
  expect(left()).toHaveLength(14);
  expect(existsSync(folderOf(hotels, '1.0.0-7', place))).toBe(true);
  expect(existsSync(folderOf(hotels, '1.0.0-6', place))).toBe(false);
});

test('the live release, its fallback and the one that was live until now are kept', () => {
  putDaily(9, 100);
  putLive(place, [shell, 's1'], [hotels, '1.0.0-1'], [hotels, '1.0.0-2'], [hotels, '1.0.0-3']);
  const ages = [100, 101, 102];
  for (const [index, release] of releases(1, 3).entries()) {
    const at = Date.now() / 1000 - ((ages[index] ?? 0) + 10) * 86_400;
    utimesSync(folderOf(hotels, release, place), at, at);
  }
  collect(place);
  expect(left()).toEqual([...releases(1, 3), ...releases(5, 9)]);
  // Two weeks later, no open page runs the first one any more.
  collect(place, [hotels], Date.now() + 15 * DAY_MS);
  expect(left()).toEqual([...releases(2, 3), ...releases(5, 9)]);
});

test('an interrupted upload is removed after a day, the release in development never', () => {
  mkdirSync(folderOf(hotels, '1.0.0-1.draft', place), { recursive: true });
  mkdirSync(folderOf(hotels, 'dev', place), { recursive: true });
  collect(place);
  expect(left()).toEqual(['1.0.0-1.draft', 'dev']);
  collect(place, [hotels], Date.now() + 2 * DAY_MS);
  expect(left()).toEqual(['dev']);
});
