import type { AnyCollection, UpdateInput } from '@itinera/shared/contracts';
import { whileRunning } from '@itinera/shared/state';
import { useCallback, useMemo, useState } from 'react';
import type { Edit } from './optimisticUpdate';
import { runSteps } from './runWrites';
import { removeSteps, themeSteps, updateSteps, type AssignedThemes, type Chosen, type Step } from './write';
import { tellOutcome, type BulkWords } from './showOutcome';

interface Progress {
  done: number;
  total: number;
}

/**
 * Does one thing with many entries, 100 at a time, each hundred as a whole or not at all. The lists show it at once;
 * a message says what was done, offers Undo, and names what was not done and why. None of them rejects; each tells
 * whether all was done.
 */
export function useBulk<C extends AnyCollection>(collection: C) {
  const [progress, setProgress] = useState<Progress>();
  const run = useCallback(
    async (steps: Step[], editOf: (ids: Set<string>) => Edit, words: BulkWords) => {
      const total = steps.length;
      setProgress({ done: 0, total });
      const outcome = await whileRunning(
        runSteps(collection, steps, editOf, (done) => setProgress({ done, total })),
      );
      setProgress(undefined);
      tellOutcome(collection, outcome, words);
      return outcome.failure === undefined;
    },
    [collection],
  );
  return useMemo(
    () => ({
      /** While something is being done; then undefined again. */
      progress,
      update: (chosen: Chosen<C>[], changes: UpdateInput<C> & Record<string, unknown>, words: BulkWords) =>
        run(
          updateSteps(collection, chosen, changes),
          (ids) => (entries) =>
            entries.map((entry) => (ids.has(entry.id) ? { ...entry, ...changes } : entry)),
          words,
        ),
      remove: (chosen: Chosen<C>[], { noun }: { noun: string }) =>
        run(removeSteps(collection, chosen), (ids) => (entries) => entries.filter(({ id }) => !ids.has(id)), {
          noun,
          done: 'deleted',
        }),
      /** Of hotels: which themes are behind the ids only the server knows, so lists show them when they are read again. */
      assignThemes: (assigned: AssignedThemes[], words: BulkWords) =>
        run(themeSteps(collection, assigned), () => (entries) => entries, words),
    }),
    [collection, progress, run],
  );
}
