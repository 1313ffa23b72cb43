import type { AnyCollection, UpdateInput } from '@itinera/shared/contracts';
import { useWork, whileRunning } from '@itinera/shared/state';
import { useCallback, useMemo } from 'react';
import { beginRun, runWrites } from './runWrites';
import { showOutcome, type RunWords } from './showOutcome';
import { removeWrite, updateWrite, type Chosen, type Write } from './write';

const report = (bulk: ReturnType<typeof useWork.getState>['bulk']) => useWork.setState({ bulk });

/**
 * Bulk actions: the same write on many entries, in batches of 100, each all or none, until one is refused. Lists show it at once
 * (optimistic update); a message reports the outcome, offers Undo, and names the refused entry with the reason. Never reject; each
 * returns whether everything was done. `useWork` has the progress.
 */
export function useBulk<C extends AnyCollection>(collection: C) {
  const run = useCallback(
    async (writes: readonly Write[], words: RunWords) => {
      const total = writes.length;
      report({ done: 0, total });
      const ended = await whileRunning(
        runWrites(collection, beginRun(writes), {
          onRefusal: 'stop',
          onProgress: ({ done }) => report({ done: done.length, total }),
        }),
      );
      report(undefined);
      showOutcome(collection, ended, words);
      return ended.failure === undefined;
    },
    [collection],
  );
  return useMemo(
    () => ({
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
    [collection, run],
  );
}
