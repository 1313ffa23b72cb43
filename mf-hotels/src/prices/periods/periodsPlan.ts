import { pricePeriods } from '@itinera/shared/contracts';
import { newKey, runWrites, undosOf, type Write, type WriteRun } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import { readPeriodsAgain } from './readPeriodsAgain';

/** Sends writes as one, all or none, and reads the prices again. Repeated under the same key, nothing is done twice. */
async function writeTogether(writes: readonly Write[], key: string): Promise<WriteRun> {
  const together = { waiting: [{ key, writes }], done: [], refused: [] };
  const run = await runWrites(pricePeriods, together, { onRefusal: 'stop' });
  if (run.failure) throw run.failure.error;
  await readPeriodsAgain();
  return run;
}

/** Writes periods from a form; the result is undone by its inverse. */
export const periodsPlan = (label: string, writes: readonly Write[]) =>
  inOrder().step('written', {
    label,
    run: (_earlier, key) => writeTogether(writes, key),
    undo: (run: WriteRun) => writeTogether(undosOf(run), newKey()),
  });
