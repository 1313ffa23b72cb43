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
 * Does one thing with many entries, 100 at a time, each hundred as a whole or not at all, until one is refused. The
 * lists show it at once; a message says what was done, offers Undo, and names what was refused and why. None of them
 * rejects; each answers whether all was done.
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
      /** While something is being done; then undefined again. */
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
