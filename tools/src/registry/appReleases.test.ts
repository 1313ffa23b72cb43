import { describe, expect, test } from '@jest/globals';
import { deployed, liveReleases, withoutDeleted, rolledBack, type AppReleases } from './appReleases';

const releases = (current: string, before: string[] = [], withdrawn: string[] = []): AppReleases => ({
  current,
  before,
  withdrawn,
});

describe('a release that goes live', () => {
  test('keeps the previous release as its fallback', () => {
    expect(deployed(undefined, 'h1')).toEqual(releases('h1'));
    expect(deployed(releases('h1'), 'h2')).toEqual(releases('h2', ['h1']));
    expect(deployed(releases('h2', ['h1']), 'h3')).toEqual(releases('h3', ['h2', 'h1']));
  });

  test('changes nothing when it is live already', () => {
    const live = releases('h2', ['h1']);
    expect(deployed(live, 'h2')).toBe(live);
  });

  test('is listed once, even if it was live before, and is no longer withdrawn', () => {
    expect(deployed(releases('h3', ['h2', 'h1']), 'h1')).toEqual(releases('h1', ['h3', 'h2']));
    expect(deployed(releases('h1', [], ['h2']), 'h2')).toEqual(releases('h2', ['h1']));
  });
});

describe('a rollback', () => {
  test('withdraws the current release: it is neither live nor the fallback', () => {
    const after = rolledBack(releases('h3', ['h2', 'h1']));
    expect(after).toEqual(releases('h2', ['h1'], ['h3']));
    expect(liveReleases(after)).toEqual(['h2', 'h1']);
  });

  test('goes back one release each time, until there is none', () => {
    const once = rolledBack(releases('h3', ['h2', 'h1']));
    const twice = once && rolledBack(once);
    expect(twice).toEqual(releases('h1', [], ['h2', 'h3']));
    expect(twice && rolledBack(twice)).toBeUndefined();
  });

  test('skips releases that are gone', () => {
    const there = withoutDeleted(releases('h3', ['h2', 'h1']), (release) => release !== 'h2');
    expect(rolledBack(there)).toEqual(releases('h1', [], ['h3']));
  });
});
