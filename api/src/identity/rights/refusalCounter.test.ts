import { expect, test } from '@jest/globals';
import { createRefusalCounter } from './refusalCounter';

const countOf = (...kinds: string[]) => {
  const counter = createRefusalCounter<string>(3);
  const firsts = kinds.filter((kind) => counter.isFirst(kind, kind, 'others'));
  return { firsts, rest: counter.takeRest(), again: counter.takeRest() };
};

test('the first of each kind is passed on, and the others are counted', () => {
  const { firsts, rest } = countOf('a', 'b', 'a', 'a', 'b');
  expect(firsts).toEqual(['a', 'b']);
  expect(rest).toEqual([
    { what: 'a', times: 2 },
    { what: 'b', times: 1 },
  ]);
});

test('a single refusal is not counted again, and a period ends only once', () => {
  expect(countOf('a', 'b')).toEqual({ firsts: ['a', 'b'], rest: [], again: [] });
});

test('when there are too many kinds for the memory, the rest are counted together', () => {
  const kinds = Array.from({ length: 1000 }, (_, index) => `kind ${index}`);
  const { firsts, rest } = countOf(...kinds, 'kind 0');
  expect(firsts).toEqual(['kind 0', 'kind 1', 'kind 2']);
  expect(rest).toEqual([
    { what: 'kind 0', times: 1 },
    { what: 'others', times: 997 },
  ]);
});

test('a new period passes on a first one again', () => {
  const counter = createRefusalCounter<string>();
  counter.isFirst('a', 'a', 'others');
  counter.takeRest();
  expect(counter.isFirst('a', 'a', 'others')).toBe(true);
});
