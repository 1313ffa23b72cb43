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

test('tables follow those that they refer to', () => {
  const references = [reference('a', 'b'), reference('b', 'c'), nullable('a', 'c')];
  const order = inOrder(['a', 'b', 'c'], references);
  expect(order).toEqual(['c', 'b', 'a']);
  expect(setAtTheEnd(order, references)).toEqual(new Map());
});

test('of a circle, what may be empty is set at the end', () => {
  const references = [reference('a', 'b'), nullable('b', 'c'), reference('c', 'a'), reference('d', 'a')];
  const order = inOrder(['a', 'b', 'c', 'd'], references);
  expect(order).toEqual(['b', 'a', 'c', 'd']);
  expect(setAtTheEnd(order, references)).toEqual(new Map([['b', ['c_id']]]));
});

test('a table that refers to itself sets that at the end, unless the database checks it there', () => {
  expect(setAtTheEnd(['a'], [nullable('a', 'a')])).toEqual(new Map([['a', ['a_id']]]));
  expect(setAtTheEnd(['a'], [reference('a', 'a', { isDeferrable: true })])).toEqual(new Map());
});

test('any order of a file is possible as long as references may be empty for a while', () => {
  expect(setAtTheEnd(['a', 'b'], [nullable('a', 'b')])).toEqual(new Map([['a', ['b_id']]]));
  expect(() => setAtTheEnd(['a', 'b'], [reference('a', 'b')])).toThrow('a (b_id) → b must hold before');
});

test('a circle that no order suits is refused, and so is a reference to what is not copied', () => {
  const circle = [reference('a', 'b'), reference('b', 'a'), reference('c', 'a')];
  expect(() => inOrder(['a', 'b', 'c'], circle)).toThrow('a (b_id) → b, b (a_id) → a, c (a_id) → a: let one');
  expect(() => inOrder(['a'], [nullable('a', 'b')])).toThrow('lack what a (b_id) → b refers to');
  expect(() => setAtTheEnd(['a'], [reference('a', 'a')])).toThrow('a (a_id) → a must hold before');
});
