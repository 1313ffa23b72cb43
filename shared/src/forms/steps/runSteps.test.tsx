import { expect, test } from '@jest/globals';
import { inOrder } from './plan';
import { failureIn, isDone, notStarted, runSteps, undoSteps, type Progress } from './runSteps';

/** A plan of a city, its name and a reload, whose name fails `failures` times. */
function cityWithName(failures: number) {
  const log: string[] = [];
  let left = failures;
  const plan = inOrder()
    .step('city', {
      label: 'Create the city',
      run: async (_, key) => {
        log.push(`city ${key}`);
        return { id: 'riga' };
      },
      undo: async ({ id }) => log.push(`remove ${id}`),
    })
    .step('name', {
      label: 'Create its name',
      run: async ({ city }, key) => {
        log.push(`name of ${city.id} ${key}`);
        if (left-- > 0) throw new Error('The name is taken.');
        return { id: 'name-1' };
      },
      undo: async ({ id }) => log.push(`remove ${id}`),
    })
    .step('reload', { label: 'Reload', run: async ({ city, name }) => `${city.id}/${name.id}` });
  return { plan, log };
}
const states = (progress: Progress) => progress.map(({ state }) => state);
const silent = () => undefined;

test('steps run in order, each with the results of the earlier ones, and report their progress', async () => {
  const { plan } = cityWithName(0);
  const reported: string[][] = [];
  const ended = await runSteps(plan, notStarted(plan), (now) => reported.push(states(now)));
  expect(isDone(ended)).toBe(true);
  expect(ended.at(-1)?.made).toBe('riga/name-1');
  expect(reported[0]).toEqual(['running', 'waiting', 'waiting']);
  expect(reported[2]).toEqual(['done', 'running', 'waiting']);
});

test('a failure ends the run; the retry runs only the remaining steps, with the key of the first attempt', async () => {
  const { plan, log } = cityWithName(1);
  const failed = await runSteps(plan, notStarted(plan), silent);
  expect(states(failed)).toEqual(['done', 'failed', 'waiting']);
  expect(failureIn(failed)?.problem).toBe('The name is taken.');

  const ended = await runSteps(plan, failed, silent);
  expect(isDone(ended)).toBe(true);
  expect(failureIn(ended)).toBeUndefined();
  expect(log.filter((line) => line.startsWith('city'))).toHaveLength(1);
  const [first, second] = log.filter((line) => line.startsWith('name'));
  expect(second).toBe(first);
});

test('steps are undone in reverse, and would run again under new keys', async () => {
  const { plan, log } = cityWithName(0);
  const ended = await runSteps(plan, notStarted(plan), silent);
  const undone = await undoSteps(plan, ended, silent);
  expect(log.slice(-2)).toEqual(['remove name-1', 'remove riga']);
  expect(states(undone)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(undone[0]?.key).not.toBe(ended[0]?.key);
});

test('a step that can’t be undone ends the undo and remains done', async () => {
  const plan = inOrder()
    .step('city', {
      label: 'City',
      run: async () => 1,
      undo: () => Promise.reject(new Error('It is used by 3 hotels.')),
    })
    .step('name', { label: 'Name', run: () => Promise.reject(new Error('No.')) });
  const undone = await undoSteps(plan, await runSteps(plan, notStarted(plan), silent), silent);
  expect(undone[0]).toMatchObject({ state: 'done', problem: 'Could not be undone. It is used by 3 hotels.' });
});
