import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryPayload } from '@itinera/shared/contracts';
import { isSignedByOneOf } from '@itinera/shared/server';
import { promote } from '../commands/promote';
import { rollBack } from '../commands/rollBack';
import { describe as statusOf } from '../commands/describe';
import { folderOf } from '../release/release';
import { cause, newPlace, putLive, putRelease, removePlace } from '../testing/place';
import { appIn, shell } from '../workspace/apps';
import { change, registryIn } from './change';
import { liveFile, readLive } from './live';
import { publishReleases } from './releases';
import { publicKey } from './signingKey';
import { deployed } from './appReleases';

const hotels = appIn('mf-hotels');
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

  test('is signed with a key that only its owner can read, and signed again when the key changes', () => {
    putLive(place, [shell, 's1']);
    const file = process.env.ITINERA_SIGNING_KEY ?? '';
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const isSigned = () =>
      Object.values(live().documents ?? {}).map(({ payload, signature }) =>
        isSignedByOneOf([publicKey()], payload, signature),
      );
    expect(isSigned()).toEqual([true, true]);
    expect(change(place, cause, (now) => now)).toBeUndefined();
    rmSync(file);
    publicKey();
    expect(isSigned()).toEqual([false, false]);
    expect(change(place, cause, (now) => now)).toMatchObject({ apps: [] });
    expect(isSigned()).toEqual([true, true]);
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
