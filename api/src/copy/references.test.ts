import { expect, test } from '@jest/globals';
import { inOrder, setAtTheEnd, type Reference } from './references';

const reference = (owner: string, target: string, how: Partial<Reference> = {}): Reference => ({
  owner,
  target,
  columns: [`${target}_id`],
  targetColumns: ['id'],
  nullable: [],
  isDeferrable: false,
  ...how,
});

const nullable = (owner: string, target: string): Reference =>
  reference(owner, target, { nullable: [`${target}_id`] });

test('referenced tables come first', () => {
  const references = [reference('a', 'b'), reference('b', 'c'), nullable('a', 'c')];
  const order = inOrder(['a', 'b', 'c'], references);
  expect(order).toEqual(['c', 'b', 'a']);
  expect(setAtTheEnd(order, references)).toEqual(new Map());
});

test('in a cycle, nullable references are set at the end', () => {
  const references = [reference('a', 'b'), nullable('b', 'c'), reference('c', 'a'), reference('d', 'a')];
  const order = inOrder(['a', 'b', 'c', 'd'], references);
  expect(order).toEqual(['b', 'a', 'c', 'd']);
  expect(setAtTheEnd(order, references)).toEqual(new Map([['b', ['c_id']]]));
});

test('a table that refers to itself sets that at the end, unless the database checks it there', () => {
  expect(setAtTheEnd(['a'], [nullable('a', 'a')])).toEqual(new Map([['a', ['a_id']]]));
  expect(setAtTheEnd(['a'], [reference('a', 'a', { isDeferrable: true })])).toEqual(new Map());
});

test('any order in a file works as long as references are nullable', () => {
  expect(setAtTheEnd(['a', 'b'], [nullable('a', 'b')])).toEqual(new Map([['a', ['b_id']]]));
  expect(() => setAtTheEnd(['a', 'b'], [reference('a', 'b')])).toThrow('a (b_id) → b must hold before');
});

test('a cycle without a possible order is refused, and so is a reference to a table that is not copied', () => {
  const circle = [reference('a', 'b'), reference('b', 'a'), reference('c', 'a')];
  expect(() => inOrder(['a', 'b', 'c'], circle)).toThrow('a (b_id) → b, b (a_id) → a, c (a_id) → a: let one');
  expect(() => inOrder(['a'], [nullable('a', 'b')])).toThrow('lack what a (b_id) → b refers to');
  expect(() => setAtTheEnd(['a'], [reference('a', 'a')])).toThrow('a (a_id) → a must hold before');
});
