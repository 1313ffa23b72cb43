import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf } from '@itinera/shared/server';
import { promote } from '../commands/promote';
import { rollBack } from '../commands/rollBack';
import { verify } from '../commands/verify';
import { describe as statusOf } from '../commands/describe';
import { manifestOf } from '../release/manifest';
import { folderOf } from '../release/release';
import { cause, newPlace, putLive, putRelease, removePlace } from '../testing/place';
import { appIn, shell } from '../workspace/apps';
import { change, registryIn } from './change';
import { liveFile, readLive } from './live';
import { publishReleases } from './releases';
import { publicKey } from './signingKey';
import { deployed } from './appReleases';

const [hotels, admin] = [appIn('mf-hotels'), appIn('mf-admin')];
let place: string;
beforeEach(() => void (place = newPlace()));
afterEach(() => removePlace(place));

const live = () => readLive(registryIn(place));
const payloads = (): RegistryPayload[] =>
  Object.values(live().documents ?? {}).map(({ payload }) => JSON.parse(payload));
const offered = () =>
  payloads().map(({ microFrontends }) => microFrontends.mf_hotels?.map(({ extras }) => extras.release));

describe('a change of what is live', () => {
  test('reaches all shells by one rename, under one serial that increases', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1']);
    const { serial } = live();
    const file = statSync(liveFile(registryIn(place))).ino;
    putLive(place, [hotels, 'h2']);
    expect(readdirSync(registryIn(place)).sort()).toEqual(['live.before.json', 'live.json']);
    expect(statSync(liveFile(registryIn(place))).ino).not.toBe(file);
    expect(new Set(payloads().map((payload) => payload.serial))).toEqual(new Set([live().serial]));
    expect(live().serial).toBeGreaterThan(serial);
    expect(offered()).toEqual([
      ['h2', 'h1'],
      ['h2', 'h1'],
    ]);
  });

  test('has a serial above all earlier ones, even after the folder was deleted', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    putLive(place, [shell, 's1']);
    const { serial } = live();
    rmSync(registryIn(place), { recursive: true });
    now.mockReturnValue(1_001_000);
    putLive(place, [shell, 's1']);
    now.mockRestore();
    expect(live().serial).toBeGreaterThan(serial);
  });

  test('records who, when and why, and from which release to which', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
    rollBack(place, hotels, { who: 'boris', why: 'prices were empty' });
    expect(live().changes).toHaveLength(4);
    expect(live().changes[0]).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      serial: live().serial,
      who: 'boris',
      why: 'prices were empty',
      apps: [{ app: 'mf_hotels', from: 'h2', to: 'h1' }],
    });
    expect(statusOf(place)).toMatch(/UTC {2}boris: mf_hotels h2 → h1 \(prices were empty\)/);
    expect(statusOf(place)).toContain('rolled back: h2');
  });

  test('is skipped when nothing changes', () => {
    putLive(place, [shell, 's1']);
    const { serial } = live();
    const same = change(place, cause, (now) => ({ ...now, shell: deployed(now.shell, 's1') }));
    expect([same, live().serial]).toEqual([undefined, serial]);
  });

  test('is signed with a key that only its owner can read, and signed again when the key is exchanged', () => {
    putLive(place, [shell, 's1']);
    const file = process.env.ITINERA_SIGNING_KEY ?? '';
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const isSigned = () =>
      Object.values(live().documents ?? {}).map(({ payload, signature }) =>
        isSignedByOneOf([publicKey()], payload, signature),
      );
    expect(isSigned()).toEqual([true, true]);
    expect(change(place, cause, (now) => now)).toBeUndefined();
    const before = publicKey();
    rmSync(file);
    publicKey();
    expect(isSigned()).toEqual([false, false]);
    expect(() => change(place, cause, (now) => now)).toThrow(
      'not signed by a key of this machine. If the key was exchanged, set REGISTRY_KEYS',
    );
    process.env.REGISTRY_KEYS = before;
    expect(change(place, cause, (now) => now)).toMatchObject({ apps: [] });
    delete process.env.REGISTRY_KEYS;
    expect(isSigned()).toEqual([true, true]);
    expect(change(place, cause, (now) => now)).toBeUndefined();
  });

  test('is refused while another one runs: one of them would be lost', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
    const lock = `${registryIn(place)}/changing`;
    mkdirSync(lock);
    expect(() => rollBack(place, hotels, cause)).toThrow('Another change of what is live is in progress');
    utimesSync(lock, 0, 0);
    expect(rollBack(place, hotels, cause)).toMatchObject({ apps: [{ to: 'h1' }] });
    expect(readdirSync(registryIn(place))).not.toContain('changing');
  });

  test('that can’t be written says why, instead of naming another change', () => {
    const file = `${place}/file`;
    writeFileSync(file, '');
    expect(() => change(`${file}/dist`, cause, (now) => now)).toThrow(
      'What is live can’t be changed: a part of the path is a file, not a folder',
    );
  });

  test('keeps what is live when it fails', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1']);
    const before = live();
    putRelease(place, hotels, 'demanding', { shared: '^9.0.0' });
    expect(() =>
      change(place, cause, (now) => ({ ...now, mf_hotels: deployed(now.mf_hotels, 'demanding') })),
    ).toThrow('deploy the shell first');
    expect(live()).toEqual(before);
  });
});

describe('a change of what others have written', () => {
  const file = () => liveFile(registryIn(place));
  const content = () => JSON.parse(readFileSync(file(), 'utf8'));
  const rewrite = (alter: (content: ReturnType<typeof JSON.parse>) => void) => {
    const text = content();
    alter(text);
    writeFileSync(file(), JSON.stringify(text));
  };
  /** Of text that is signed. */
  const withState = (alter: (state: ReturnType<typeof JSON.parse>) => void) =>
    rewrite((text) => {
      const state = JSON.parse(text.state.payload);
      alter(state);
      text.state.payload = JSON.stringify(state);
    });
  const next = () => promote(place, admin, 'a1', cause);

  beforeEach(() => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
    putRelease(place, admin, 'a1');
    putRelease(place, hotels, 'evil');
  });

  const unsigned = 'is not what was signed';
  test.each<[string, () => void, string]>([
    [
      'in the state, with the difference',
      () => withState(({ deployed }) => (deployed.mf_hotels.current = 'evil')),
      'mf_hotels: "h2" → "evil"',
    ],
    [
      'in what a rollback returns to',
      () => withState(({ deployed }) => (deployed.mf_hotels.before = ['evil'])),
      unsigned,
    ],
    [
      'in what was rolled back',
      () => withState(({ deployed }) => (deployed.mf_hotels.withdrawn = ['h2'])),
      unsigned,
    ],
    ['in the list of changes', () => withState(({ changes }) => (changes[0].who = 'nobody')), unsigned],
    [
      'in a document, with the difference',
      () =>
        rewrite(({ documents }) => {
          documents.staff.payload = documents.staff.payload.replaceAll('/h2/', '/evil/');
        }),
      'microFrontends.mf_hotels.0.url: "/remotes/mf_hotels/h1/entry.00000000.js" → "/remotes/mf_hotels/evil/entry.00000000.js"',
    ],
    [
      'in release.json of what is live already, with the difference',
      () => void putRelease(place, hotels, 'h2', {}, 'evil()'),
      'integrity: "sha256-',
    ],
    [
      'in release.json of what it falls back to',
      () => void putRelease(place, hotels, 'h1', { commit: 'evil' }),
      'hash of release.json: sha256-',
    ],
    ['so that it can’t be read', () => writeFileSync(file(), '{'), 'can’t be read: it is no JSON'],
  ])('is refused when it was changed %s', (_, alter, reason) => {
    alter();
    const before = readFileSync(file(), 'utf8');
    expect(next).toThrow(reason);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  test('is refused when a rollback would lead to what has another release.json now', () => {
    putLive(place, [hotels, 'h3']);
    putRelease(place, hotels, 'h1', {}, 'evil()');
    expect(() => rollBack(place, hotels, cause)).toThrow('mf_hotels h1 is not the one that was signed');
  });

  test('is refused when an earlier state is in its place, or parts of two changes', () => {
    const earlier = readFileSync(file(), 'utf8');
    putLive(place, [hotels, 'h3']);
    const latest = readFileSync(file(), 'utf8');
    writeFileSync(file(), earlier);
    expect(next).toThrow('this machine has signed a later state');
    writeFileSync(file(), JSON.stringify({ ...JSON.parse(latest), state: JSON.parse(earlier).state }));
    expect(next).toThrow('They are of different changes');
    writeFileSync(file(), latest);
    expect(next()).toMatchObject({ apps: [{ to: 'a1' }] });
  });

  test('keeps of a file of earlier tools only what is signed in it', () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    putLive(place, [hotels, 'h3']);
    rewrite((text) => {
      const { deployed, changes } = JSON.parse(text.state.payload);
      deployed.mf_hotels.before = ['h2', 'evil'];
      Object.assign(text, { deployed, changes, state: undefined });
    });
    next();
    expect(said.mock.lastCall?.join()).toContain('signed only a part of it');
    said.mockRestore();
    expect(offered()[0]).toEqual(['h3', 'h2']);
    expect(live().deployed.mf_hotels).toEqual({ current: 'h3', before: ['h2'], withdrawn: [] });
    expect(live().changes).toHaveLength(1);
  });

  test('signs all that pages may load after a file of earlier tools, the shell before included', () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    rewrite((text) => {
      const { deployed, changes } = JSON.parse(text.state.payload);
      Object.assign(text, { deployed, changes, state: undefined });
    });
    putLive(place, [shell, 's2'], [hotels, 'h3']);
    said.mockRestore();
    expect(live().deployed.shell?.before).toEqual(['s1']);
    expect(verify(place)).toEqual([]);
  });

  test('is refused when a file of earlier tools names a release that has other content now', () => {
    rewrite((text) => void delete text.state);
    putRelease(place, hotels, 'h2', {}, 'evil()');
    expect(next).toThrow('release.json of mf_hotels is not what was signed');
  });
});

test('a release is put live by the hash that it was published with, or not at all', () => {
  putLive(place, [shell, 's1']);
  putRelease(place, hotels, 'h1');
  const { digest } = manifestOf(hotels, 'h1', place);
  putRelease(place, hotels, 'h1', {}, 'evil()');
  expect(() => promote(place, hotels, 'h1', cause, digest)).toThrow('is not what was published');
  putRelease(place, hotels, 'h1');
  writeFileSync(`${folderOf(hotels, 'h1', place)}/other.js`, '');
  expect(() => promote(place, hotels, 'h1', cause, digest)).toThrow('other.js is not listed');
  rmSync(`${folderOf(hotels, 'h1', place)}/other.js`);
  expect(promote(place, hotels, 'h1', cause, digest)).toMatchObject({ apps: [{ to: 'h1' }] });
});

describe('a rollback', () => {
  test('offers the earlier release to all shells, without the bad one as its fallback', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2'], [hotels, 'h3']);
    rollBack(place, hotels, cause);
    expect(offered()).toEqual([
      ['h2', 'h1'],
      ['h2', 'h1'],
    ]);
    rollBack(place, hotels, cause);
    expect(offered()).toEqual([['h1'], ['h1']]);
    expect(() => rollBack(place, hotels, cause)).toThrow('mf_hotels has no earlier release to return to.');
  });

  test('is undone by promoting the release by name, if it still exists', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
    rollBack(place, hotels, cause);
    promote(place, hotels, 'h2', cause);
    expect(offered()[0]).toEqual(['h2', 'h1']);
    expect(() => promote(place, hotels, 'h9', cause)).toThrow('There is no release h9 of mf_hotels');
  });

  test('is not undone by building the same sources again', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2']);
    rollBack(place, hotels, cause);
    const say = jest.spyOn(console, 'log').mockReturnValue();
    publishReleases([{ app: hotels, release: 'h2' }], place);
    expect(say).toHaveBeenCalledWith(expect.stringContaining('h2 was rolled back'));
    say.mockRestore();
    expect(offered()[0]).toEqual(['h1']);
  });

  test('skips a release whose files are gone', () => {
    putLive(place, [shell, 's1'], [hotels, 'h1'], [hotels, 'h2'], [hotels, 'h3']);
    rmSync(folderOf(hotels, 'h2', place), { recursive: true });
    rollBack(place, hotels, cause);
    expect(offered()[0]).toEqual(['h1']);
  });
});
