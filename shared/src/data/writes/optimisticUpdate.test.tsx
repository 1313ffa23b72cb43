import { beforeEach, describe, expect, test } from '@jest/globals';
import { queryClient } from '@itinera/shared/data';
import { refreshAfterWrites, updateOptimistically } from './optimisticUpdate';

const path = '/api/airports';
interface Airport {
  id: string;
  is_active: boolean;
}
const airport = (id: string): Airport => ({ id, is_active: true });
const firstPage = [path, 'list', { page: '1', q: 'a' }];
const secondPage = [path, 'list', { page: '2', q: 'a' }];
const otherList = [path, 'list', { q: 'b' }];

const put = (key: unknown[], ids: string[], total: number) =>
  queryClient.setQueryData(key, { success: true, result: ids.map(airport), total, page: 1, per_page: 25 });
const seen = (key: unknown[]) => {
  const list = queryClient.getQueryData<{ result: Airport[]; total: number }>(key);
  return [list?.result.map(({ id }) => id).join(''), list?.total];
};
const without = (...ids: string[]) =>
  updateOptimistically(path, (entries) => entries.filter(({ id }) => !ids.includes(id)));

beforeEach(() => {
  put(firstPage, ['a', 'b', 'c'], 30);
  put(secondPage, ['d'], 30);
  put(otherList, ['b', 'e'], 2);
});

describe('an edit', () => {
  test('is shown in all lists at once, with the total on all pages', () => {
    without('b').commit();
    expect([firstPage, secondPage, otherList].map(seen)).toEqual([
      ['ac', 29],
      ['d', 29],
      ['e', 1],
    ]);
  });

  test('does not change other collections and values', () => {
    const others: [unknown[], unknown][] = [
      [['/api/cities', 'list', {}], { success: true, result: [airport('b')], total: 1 }],
      [[path, 'one', 'b', {}], airport('b')],
      [[path, 'list', 'count'], 3],
    ];
    for (const [key, value] of others) queryClient.setQueryData(key, value);
    const edit = without('b');
    for (const [key, value] of others) expect(queryClient.getQueryData(key)).toBe(value);
    edit.rollBack();
  });

  test('changes nothing after a rollback, not even the time at which the rows were read', () => {
    const at = queryClient.getQueryState(firstPage)?.dataUpdatedAt;
    const before = queryClient.getQueryData(firstPage);
    const edit = without('b');
    expect(queryClient.getQueryState(firstPage)?.dataUpdatedAt).toBe(at);
    edit.rollBack();
    expect(queryClient.getQueryData(firstPage)).toEqual(before);
  });

  test('delays refreshes of lists until nothing is pending', () => {
    const [one, other] = [without('a'), without('b')];
    one.commit();
    refreshAfterWrites({ path, partOf: undefined });
    expect(queryClient.getQueryState(firstPage)?.isInvalidated).toBe(false);
    other.rollBack();
    refreshAfterWrites({ path, partOf: undefined });
    expect(queryClient.getQueryState(firstPage)?.isInvalidated).toBe(true);
  });
});

describe('concurrent edits', () => {
  const orders: [string, ('commit' | 'rollBack')[], number[], string, number][] = [
    ['both are rolled back, the first one first', ['rollBack', 'rollBack'], [0, 1], 'abc', 30],
    ['both are rolled back, the last one first', ['rollBack', 'rollBack'], [1, 0], 'abc', 30],
    ['the first is committed, then the other is rolled back', ['commit', 'rollBack'], [0, 1], 'bc', 29],
    ['the first is rolled back after the other is committed', ['rollBack', 'commit'], [1, 0], 'ac', 29],
    ['both are committed', ['commit', 'commit'], [1, 0], 'c', 28],
  ];
  test.each(orders)('%s', (_, ends, order, left, total) => {
    const edits = [without('a'), without('b')];
    expect(seen(firstPage)).toEqual(['c', 28]);
    for (const index of order) edits[index]?.[ends[index] ?? 'commit']();
    expect(seen(firstPage)).toEqual([left, total]);
  });

  test('answers of the server meanwhile are shown with the edit, and are the state after a rollback', async () => {
    const edit = without('b');
    await queryClient.fetchQuery({
      queryKey: firstPage,
      queryFn: () => ({
        success: true,
        result: ['a', 'b', 'c', 'x'].map(airport),
        total: 31,
        page: 1,
        per_page: 25,
      }),
    });
    expect(seen(firstPage)).toEqual(['acx', 30]);
    edit.rollBack();
    expect(seen(firstPage)).toEqual(['abcx', 31]);
  });
});
