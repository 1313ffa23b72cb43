import {
  appendFileSync,
  existsSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteContract } from '@itinera/shared/contracts';
import { registryIn } from '../registry/change';
import { readLive } from '../registry/live';
import { folderOf, folderOfAll, type Release } from '../release/release';
import { newPlace, putLive, putRelease, removePlace } from '../testing/place';
import { appIn, shell } from '../workspace/apps';
import { publish } from './publish';
import type { Trial } from './trial/tryOut';

const [hotels, admin] = [appIn('mf-hotels'), appIn('mf-admin')];
let place: string;
/** The folder that releases are built in. */
let workshop: string;
const lines: string[] = [];
const tryIn = jest.fn<(trial: Trial) => Promise<string>>();

beforeEach(() => {
  workshop = newPlace();
  place = newPlace();
  putLive(place, [shell, 's1'], [hotels, 'h1']);
  lines.length = 0;
  tryIn.mockReset().mockResolvedValue('loaded');
});
afterEach(() => {
  removePlace(place);
  removePlace(workshop);
});

const build = (more: Partial<Release> = {}, app = hotels) => putRelease(workshop, app, 'h2', more);
const publishIt = (folder: string, app = hotels) =>
  publish({ place, app, folder, say: (line) => void lines.push(line), tryIn });
const isThere = () => existsSync(folderOf(hotels, 'h2', place));

describe('publishing a release', () => {
  test('copies it completely to where it is served from, and puts nothing live', async () => {
    const before = readLive(registryIn(place));
    await expect(publishIt(build())).resolves.toBe('h2');
    expect(isThere()).toBe(true);
    expect(readdirSync(folderOfAll(hotels, place)).sort()).toEqual(['h1', 'h2']);
    expect(readLive(registryIn(place))).toEqual(before);
  });

  test('reports for each live shell whether it can run the release, and loads it in those that offer the remote', async () => {
    await publishIt(build());
    expect(lines.slice(0, 2)).toEqual([
      'staff    yes: shell s1 provides @itinera/shared 1.2.0 for ^1.1.0, contract 1',
      'partner  yes: shell s1 provides @itinera/shared 1.2.0 for ^1.1.0, contract 1',
    ]);
    expect(tryIn.mock.calls.map(([{ audience, release }]) => [audience, release])).toEqual([
      ['staff', 'h2'],
      ['partner', 'h2'],
    ]);
    tryIn.mockClear();
    await publishIt(build({}, admin), admin);
    expect(lines).toContain('partner  not offered there');
    expect(tryIn).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<Release>, string]>([
    [
      'needs more than the shell provides',
      { shared: '^1.3.0' },
      'no: it needs @itinera/shared ^1.3.0, the shell provides 1.2.0. Deploy the shell first.',
    ],
    [
      'keeps another contract',
      { contract: 2 as RemoteContract },
      'no: it keeps contract 2, the shell 1. Deploy the shell first.',
    ],
  ])('refuses one that %s, before anything is copied', async (_, more, reason) => {
    await expect(publishIt(build(more))).rejects.toThrow('a live shell can’t run it');
    expect(lines).toEqual([`staff    ${reason}`, `partner  ${reason}`]);
    expect(isThere()).toBe(false);
    expect(tryIn).not.toHaveBeenCalled();
  });

  test('refuses one that does not load, with the errors of the page, and leaves no file of it', async () => {
    tryIn.mockRejectedValue(new Error('/hotels does not open'));
    await expect(publishIt(build())).rejects.toThrow('/hotels does not open');
    expect(isThere()).toBe(false);
  });

  test('refuses a folder that is no release, is of another app or was changed since it was built', async () => {
    await expect(publishIt(workshop)).rejects.toThrow('it has no release.json');
    await expect(publishIt(build({}, admin))).rejects.toThrow('is a release of another app');
    const folder = build();
    appendFileSync(`${folder}/entry.00000000.js`, ' ');
    await expect(publishIt(folder)).rejects.toThrow('its hash is another one');
    rmSync(`${folder}/entry.00000000.js`);
    await expect(publishIt(folder)).rejects.toThrow('entry.00000000.js is missing');
  });

  const list = (...names: string[]): Partial<Release> => ({
    files: names.map((name) => ({ href: `/remotes/mf_hotels/h2/${name}`, integrity: '' })),
  });

  test.each<[string, (folder: string) => void, string]>([
    ['a link', (folder) => symlinkSync(`${place}/keys`, `${folder}/c.js`), 'c.js is a link, not a file'],
    [
      'a file that it does not list',
      (folder) => writeFileSync(`${folder}/other.00000000.js`, ''),
      'other.00000000.js is not listed in release.json',
    ],
  ])('refuses one with %s, before anything is copied', async (_, plant, reason) => {
    const folder = build(list('entry.00000000.js'));
    plant(folder);
    await expect(publishIt(folder)).rejects.toThrow(reason);
    expect(isThere()).toBe(false);
    expect(tryIn).not.toHaveBeenCalled();
  });

  test('refuses one that lists no files, or names a page outside of its folder', async () => {
    await expect(publishIt(build({ files: undefined }))).rejects.toThrow('does not list its files');
    const page = { files: [{ href: '/remotes/mf_admin/h1/entry.00000000.js', integrity: '' }], layers: [] };
    await expect(publishIt(build({ pages: { hotels: page } }))).rejects.toThrow('is no file of this release');
  });

  test('refuses one with more files, or larger ones, than any build makes', async () => {
    const folder = build();
    writeFileSync(`${folder}/entry.00000000.js`, '');
    truncateSync(`${folder}/entry.00000000.js`, 20_000_001);
    await expect(publishIt(folder)).rejects.toThrow('entry.00000000.js is larger than 20 MB');
    const many = build();
    for (let index = 0; index < 2000; index += 1) writeFileSync(`${many}/${index}.js`, '');
    await expect(publishIt(many)).rejects.toThrow('it has 2002 files, and 2000 are the most');
    expect(isThere()).toBe(false);
  });

  test('refuses one whose list has another type of file, or leads out of its folder', async () => {
    const folder = build(list('entry.00000000.js', 'start.sh'));
    writeFileSync(`${folder}/start.sh`, '');
    await expect(publishIt(folder)).rejects.toThrow('start.sh is of a type that no build makes');
    rmSync(folder, { recursive: true });
    await expect(publishIt(build(list('entry.00000000.js', '../h1/entry.00000000.js')))).rejects.toThrow(
      '/remotes/mf_hotels/h2/../h1/entry.00000000.js is no file of this release',
    );
  });

  test('never changes a published release: the same one again does nothing, another one under its name is refused', async () => {
    const folder = build();
    await publishIt(folder);
    await expect(publishIt(folder)).resolves.toBe('h2');
    const other = putRelease(workshop, hotels, 'h2', {}, '// other code');
    await expect(publishIt(other)).rejects.toThrow('A release never changes');
  });
});
