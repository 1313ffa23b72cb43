import { expect, test } from '@jest/globals';
import { viewToOpen } from './viewToOpen';

const mine = { id: 'mine', is_default: true };
const shared = { id: 'shared', is_default: false };
const arrival = { views: [shared, mine], id: null, saysMore: false, isArrival: true, before: undefined };

test('an address without parameters opens the default view on arrival', () => {
  expect(viewToOpen(arrival)).toBe(mine);
  expect(viewToOpen({ ...arrival, views: [shared] })).toBeUndefined();
});

test('an address with only a view opens it', () => {
  expect(viewToOpen({ ...arrival, id: 'shared' })).toBe(shared);
  expect(viewToOpen({ ...arrival, id: 'shared', before: 'mine' })).toBe(shared);
  expect(viewToOpen({ ...arrival, id: 'gone' })).toBeUndefined();
});

test('any other list parameter takes precedence', () => {
  expect(viewToOpen({ ...arrival, saysMore: true })).toBeUndefined();
  expect(viewToOpen({ ...arrival, saysMore: true, id: 'shared' })).toBeUndefined();
});

test('going back opens no view', () => {
  expect(viewToOpen({ ...arrival, isArrival: false })).toBeUndefined();
  expect(viewToOpen({ ...arrival, isArrival: false, id: 'shared' })).toBeUndefined();
});

test('removing all filters opens nothing again', () => {
  expect(viewToOpen({ ...arrival, id: 'shared', before: 'shared' })).toBeUndefined();
  expect(viewToOpen({ ...arrival, before: 'mine' })).toBeUndefined();
  expect(viewToOpen({ ...arrival, before: null })).toBeUndefined();
});
