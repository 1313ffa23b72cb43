import { expect, test } from '@jest/globals';
import { WaitedTooLong } from '@itinera/shared/server';
import { createQueue } from './queue';

/** A task that runs until `end` is called. */
function openEnded() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: () => ended, end };
}

test('a queue runs up to its width at a time, in order of arrival', async () => {
  const queue = createQueue(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map((number) => queue(task(number))));
  expect({ begun, most }).toEqual({ begun: [1, 2, 3, 4, 5], most: 2 });
});

const refuse = () => Promise.reject(new Error('refused'));
const throwAtOnce = () => {
  throw new Error('thrown before there was a promise');
};

test.each([
  ['is done', async () => 'done', undefined],
  ['is refused', refuse, undefined],
  ['throws at once', throwAtOnce, undefined],
  ['is done, though its timeout is over by then', () => new Promise((resolve) => setTimeout(resolve, 20)), 1],
])('a task that %s frees its place, whether or not it had to wait', async (_, task, timeoutMs) => {
  const queue = createQueue(2);
  for (let round = 0; round < 3; round += 1)
    await Promise.allSettled([1, 2].map(() => queue(task, timeoutMs)));
  await Promise.allSettled([1, 2, 3, 4, 5].map(() => queue(task)));
  // Both places are free again: the two tasks run concurrently.
  const [first, second] = [openEnded(), openEnded()];
  const running = [queue(() => (second.end(), first.task())), queue(() => (first.end(), second.task()))];
  await Promise.all(running);
});

test('tasks that time out while waiting free no place', async () => {
  const queue = createQueue(1);
  const first = openEnded();
  const running = queue(first.task);
  const left = await Promise.allSettled([1, 2, 3].map(() => queue(async () => 'ran', 5)));
  expect(left.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  first.end();
  await running;
  const second = openEnded();
  const holding = queue(second.task);
  await expect(queue(async () => 'ran', 5)).rejects.toBeInstanceOf(WaitedTooLong);
  second.end();
  await holding;
});

test('the next task runs after one fails', async () => {
  const queue = createQueue(1);
  const failing = queue(() => Promise.reject(new Error('failed')));
  const next = queue(async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('a task that times out never runs; the others run in their order', async () => {
  const queue = createQueue(1);
  const first = openEnded();
  const running = queue(first.task);
  let ran = false;
  const timingOut = queue(async () => (ran = true), 10);
  const waiting = queue(async () => 'waiting', 60_000);
  const endless = queue(async () => 'endless');
  await expect(timingOut).rejects.toBeInstanceOf(WaitedTooLong);
  first.end();
  await running;
  expect(await Promise.all([waiting, endless])).toEqual(['waiting', 'endless']);
  expect(ran).toBe(false);
});

test('the timeout limits waiting, not running', async () => {
  const queue = createQueue(1);
  const result = await queue(() => new Promise((resolve) => setTimeout(() => resolve('done'), 30)), 1);
  expect(result).toBe('done');
});
