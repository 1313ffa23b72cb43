import { pricePeriods } from '@itinera/shared/contracts';
import { newKey, runWrites, undosOf, type Write, type WriteRun } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';
import { readPeriodsAgain } from './readPeriodsAgain';

/** Sends writes as one batch, and reads the prices again. A repeat under the same key is carried out once. */
async function writeTogether(
  writes: readonly Write[],
  key: string,
  read: () => Promise<void>,
): Promise<WriteRun> {
  const together = { waiting: [{ key, writes }], done: [], refused: [] };
  const run = await runWrites(pricePeriods, together, { onRefusal: 'stop' });
  if (run.failure) throw run.failure.error;
  await read();
  return run;
}

/** Save plan of periods, and of what is written with them; Undo runs the inverse. `read` reads what they change again. */
export const periodsPlan = (label: string, writes: readonly Write[], read = readPeriodsAgain) =>
  inOrder().step('written', {
    label,
    run: (_earlier, key) => writeTogether(writes, key, read),
    undo: (run: WriteRun) => writeTogether(undosOf(run), newKey(), read),
  });
