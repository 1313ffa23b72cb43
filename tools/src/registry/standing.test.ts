import { describe, expect, test } from '@jest/globals';
import { deployed, liveReleases, present, rolledBack, type Standing } from './standing';

const standing = (current: string, before: string[] = [], withdrawn: string[] = []): Standing => ({
  current,
  before,
  withdrawn,
});

describe('a release that goes live', () => {
  test('keeps what was live before it', () => {
    expect(deployed(undefined, 'h1')).toEqual(standing('h1'));
    expect(deployed(standing('h1'), 'h2')).toEqual(standing('h2', ['h1']));
    expect(deployed(standing('h2', ['h1']), 'h3')).toEqual(standing('h3', ['h2', 'h1']));
  });

  test('changes nothing when it is live already', () => {
    const live = standing('h2', ['h1']);
    expect(deployed(live, 'h2')).toBe(live);
  });

  test('is listed once when it was live before, and no longer as withdrawn', () => {
    expect(deployed(standing('h3', ['h2', 'h1']), 'h1')).toEqual(standing('h1', ['h3', 'h2']));
    expect(deployed(standing('h1', [], ['h2']), 'h2')).toEqual(standing('h2', ['h1']));
  });
});

describe('a rollback', () => {
  test('leaves the release that was taken back neither live nor as the fallback', () => {
    const after = rolledBack(standing('h3', ['h2', 'h1']));
    expect(after).toEqual(standing('h2', ['h1'], ['h3']));
    expect(liveReleases(after)).toEqual(['h2', 'h1']);
  });

  test('goes one further back each time, until there is nothing to return to', () => {
    const once = rolledBack(standing('h3', ['h2', 'h1']));
    const twice = once && rolledBack(once);
    expect(twice).toEqual(standing('h1', [], ['h2', 'h3']));
    expect(twice && rolledBack(twice)).toBeUndefined();
  });

  test('passes over releases that are gone', () => {
    const there = present(standing('h3', ['h2', 'h1']), (release) => release !== 'h2');
    expect(rolledBack(there)).toEqual(standing('h1', [], ['h3']));
  });
});
