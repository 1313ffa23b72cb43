import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createFairQueue, LineTooLong, WaitedTooLong, type Turn } from './fairQueue';

type Limits = Parameters<typeof createFairQueue>[0];

/** A queue whose tasks run until the test ends them, in the order in which they began. */
function watchedQueue(limits: Limits) {
  const queue = createFairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, turn: Turn) =>
    queue(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, turn);
  const askMany = (count: number, turn: Turn) =>
    Promise.allSettled(Array.from({ length: count }, () => ask(turn.key, turn)));
  async function workOff() {
    for (await nextRound(); ends.length > 0; await nextRound()) ends.shift()?.();
  }
  return { ask, askMany, begun, workOff, endOne: () => ends.shift()?.() };
}

test('each key has a turn before any has its next one', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1 });
  for (const key of ['greedy', 'greedy', 'a', 'b']) void askMany(key === 'greedy' ? 3 : 2, { key });
  await workOff();
  expect(begun.slice(0, 6)).toEqual(['greedy', 'a', 'b', 'greedy', 'a', 'b']);
  expect(begun.slice(6)).toEqual(Array(4).fill('greedy'));
});

test('a task of a hundredfold weight uses a hundred turns', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1 });
  void askMany(3, { key: 'batches', weight: 100 });
  void askMany(150, { key: 'reads' });
  await workOff();
  const between = begun.flatMap((name, index) => (name === 'batches' ? [index] : []));
  expect(between).toEqual([0, 101, 152]);
});

test('an idle key saves up no turns', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1 });
  void askMany(20, { key: 'busy' });
  await nextRound();
  void askMany(3, { key: 'idle before' });
  await workOff();
  expect(begun.slice(0, 6).filter((name) => name === 'busy')).toHaveLength(3);
});

test('a key never has more running than its share, whatever is free', async () => {
  const { askMany, begun } = watchedQueue({ width: 10, share: 3 });
  void askMany(20, { key: 'one' });
  await nextRound();
  expect(begun).toHaveLength(3);
  void askMany(2, { key: 'other' });
  await nextRound();
  expect(begun.slice(3)).toEqual(['other', 'other']);
});

test('a task heavier than the share runs alone', async () => {
  const { ask, begun, endOne } = watchedQueue({ width: 10, share: 3 });
  void ask('heavy', { key: 'one', weight: 50 });
  void ask('light', { key: 'one' });
  await nextRound();
  expect(begun).toEqual(['heavy']);
  endOne();
  await nextRound();
  expect(begun).toEqual(['heavy', 'light']);
});

test('an urgent task is next, and gets a reserved place', async () => {
  const { askMany, ask, begun, endOne } = watchedQueue({ width: 3, reserved: 1 });
  void askMany(10, { key: 'one' });
  await nextRound();
  expect(begun).toEqual(['one', 'one']);
  for (const name of ['urgent', 'urgent too']) void ask(name, { key: name, rank: 'urgent' });
  await nextRound();
  expect(begun.slice(2)).toEqual(['urgent']);
  endOne();
  await nextRound();
  expect(begun.slice(3)).toEqual(['urgent too']);
});

test('a flood of urgent tasks leaves every fifth turn to the others', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1 });
  void askMany(20, { key: 'urgent', rank: 'urgent' });
  void askMany(2, { key: 'one' });
  await workOff();
  expect(begun.flatMap((name, index) => (name === 'one' ? [index] : []))).toEqual([4, 9]);
});

test('background tasks wait for all others, but for every fifth turn, and have the free places', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1 });
  void askMany(3, { key: 'poll', rank: 'background' });
  void askMany(8, { key: 'person' });
  await workOff();
  expect(begun.join(' ')).toBe('poll person person person person poll person person person person poll');
});

test('a task beyond the limit of a line is refused at once, for its key only', async () => {
  const { askMany, begun, workOff } = watchedQueue({ width: 1, lineLimit: 300 });
  const greedy = askMany(60, { key: 'greedy', weight: 100 });
  const modest = askMany(5, { key: 'modest' });
  await workOff();
  const refused = (await greedy).filter(({ status }) => status === 'rejected');
  // One ran, three waited.
  expect(refused).toHaveLength(56);
  expect(refused).toEqual(Array(56).fill({ status: 'rejected', reason: expect.any(LineTooLong) }));
  expect((await modest).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(begun).toHaveLength(9);
});

test('a task whose timeout is over leaves the line, with its weight', async () => {
  const { ask, askMany, begun, workOff } = watchedQueue({ width: 1, lineLimit: 100 });
  void ask('first', { key: 'one' });
  await expect(ask('late', { key: 'one', weight: 100, timeoutMs: 1 })).rejects.toBeInstanceOf(LineTooLong);
  const again = askMany(1, { key: 'one', weight: 100 });
  await workOff();
  expect(begun).toEqual(['first', 'one']);
  expect(await again).toEqual([{ status: 'fulfilled', value: undefined }]);
});

test('a task that waits too long for its own line is refused with that reason', async () => {
  const { ask } = watchedQueue({ width: 1, lineLimit: 100 });
  void ask('first', { key: 'one' });
  await expect(ask('own', { key: 'one', timeoutMs: 1 })).rejects.toBeInstanceOf(LineTooLong);
  await expect(ask('other', { key: 'other', timeoutMs: 1 })).rejects.toBeInstanceOf(WaitedTooLong);
});

test('a task behind a short line of its own waits for others', async () => {
  const { ask, askMany } = watchedQueue({ width: 1, lineLimit: 100, shortLine: 3 });
  void askMany(3, { key: 'one' });
  await expect(ask('fourth', { key: 'one', timeoutMs: 1 })).rejects.toBeInstanceOf(WaitedTooLong);
  void askMany(1, { key: 'one' });
  await expect(ask('fifth', { key: 'one', timeoutMs: 1 })).rejects.toBeInstanceOf(LineTooLong);
});
