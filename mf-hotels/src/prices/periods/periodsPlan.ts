import { pricePeriods } from '@itinera/shared/contracts';
import { newKey, runWrites, undosOf, type Write, type WriteRun } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import { readPeriodsAgain } from './readPeriodsAgain';

/** Sends writes as one batch. A repeat under the same key is carried out once. */
async function writeTogether(writes: readonly Write[], key: string): Promise<WriteRun> {
  const together = { waiting: [{ key, writes }], done: [], refused: [] };
  const run = await runWrites(pricePeriods, together, { onRefusal: 'stop' });
  if (run.failure) throw run.failure.error;
  return run;
}

/** A step of a plan that carries out writes together, and undoes them; `read` reads again what they change. */
export const writingTogether = (writes: readonly Write[], read: () => Promise<void>) => ({
  run: async (_earlier: object, key: string): Promise<WriteRun> => {
    const run = await writeTogether(writes, key);
    await read();
    return run;
  },
  undo: async (run: WriteRun): Promise<void> => {
    await writeTogether(undosOf(run), newKey());
    await read();
  },
});

/** Save plan of periods; Undo runs the inverse. */
export const periodsPlan = (label: string, writes: readonly Write[]) =>
  inOrder().step('written', { label, ...writingTogether(writes, readPeriodsAgain) });
