import type { AnyCollection, UpdateInput } from '@itinera/shared/contracts';
import { whileRunning } from '@itinera/shared/state';
import { useCallback, useMemo, useState } from 'react';
import { beginRun, runWrites } from './runWrites';
import { showOutcome, type RunWords } from './showOutcome';
import { removeWrite, updateWrite, type Chosen, type Write } from './write';

interface Progress {
  done: number;
  total: number;
}

/**
 * Bulk actions: the same write on many entries, in batches of 100, each all or none, until one is refused. Lists show
 * it at once (optimistic update); a message says what was done, offers Undo, and names the refused entry and why. They
 * never reject; each returns whether everything was done.
 */
export function useBulk<C extends AnyCollection>(collection: C) {
  const [progress, setProgress] = useState<Progress>();
  const run = useCallback(
    async (writes: readonly Write[], words: RunWords) => {
      const total = writes.length;
      setProgress({ done: 0, total });
      const ended = await whileRunning(
        runWrites(collection, beginRun(writes), {
          onRefusal: 'stop',
          onProgress: ({ done }) => setProgress({ done: done.length, total }),
        }),
      );
      setProgress(undefined);
      showOutcome(collection, ended, words);
      return ended.failure === undefined;
    },
    [collection],
  );
  return useMemo(
    () => ({
      /** Set while an action runs. */
      progress,
      update: (chosen: Chosen<C>[], changes: UpdateInput<C> & Record<string, unknown>, words: RunWords) =>
        run(
          chosen.map((one) => updateWrite(collection, one, changes)),
          words,
        ),
      remove: (chosen: Chosen<C>[], { noun }: { noun: string }) =>
        run(
          chosen.map((one) => removeWrite(collection, one)),
          { noun, done: 'deleted' },
        ),
      /** Any other operations on entries of the collection. */
      run,
    }),
    [collection, progress, run],
  );
}
