import { describe, expect, test } from '@jest/globals';
import { timeZone } from '../fields';
import { cancellationTerms } from './cancellationTerms';

const step = (days_before: number | null, hour: number, kind = 'percent', value = 5_000) => ({
  days_before,
  hour,
  kind,
  value,
});
const problems = (...steps: object[]) =>
  cancellationTerms.updateInput.safeParse({ steps }).error?.issues.map(({ path }) => path.join('.')) ??
  Object.keys(cancellationTerms.problemsIn?.({ steps }) ?? {});

describe('steps', () => {
  test('begin at different moments, of which the booking is one, whatever the hour', () => {
    expect(problems(step(7, 18), step(7, 12), step(null, 0))).toEqual([]);
    expect(problems(step(7, 18), step(7, 18))).toEqual(['steps']);
    expect(problems(step(null, 0), step(null, 18))).toEqual(['steps']);
  });

  test.each([
    ['percent', 10_000, 10_001],
    ['nights', 60, 61],
  ])('of %s are at most %d', (kind, most, more) => {
    expect(problems(step(7, 18, kind, most))).toEqual([]);
    expect(problems(step(7, 18, kind, more))).toEqual(['steps.0.value']);
  });
});

test('a time zone has any name that programs know it by', () => {
  const isKnown = (name: string) => timeZone.safeParse(name).success;
  expect(['UTC', 'Europe/Riga', 'Asia/Saigon', 'Asia/Ho_Chi_Minh'].filter((name) => !isKnown(name))).toEqual(
    [],
  );
  expect(['Riga', 'Europe/Atlantis', ''].filter(isKnown)).toEqual([]);
});
