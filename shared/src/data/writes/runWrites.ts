import { mostOperations, type AnyCollection, type BatchResult } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { newKey } from '../queries/client';
import { refreshAfterWrites, updateOptimistically, type OptimisticUpdate } from './optimisticUpdate';
import { broadcastRemoval } from './removals';
import { sendOperations } from './sendOperations';
import type { Write } from './write';

/** Writes that are sent together, all or none, under one idempotency key until an answer is known. */
interface Batch<W extends Write> {
  key: string;
  writes: readonly W[];
}

/** Progress of a run of writes. Plain data, so that a run can be continued. */
export interface WriteRun<W extends Write = Write> {
  waiting: readonly Batch<W>[];
  done: readonly { write: W; result: BatchResult }[];
  /** Skipped after a refusal; only in a run with `onRefusal: 'skip'`. */
  refused: readonly { write: W; error: ApiError }[];
  /** Why it ended early: a refusal, with its write if there is one, or an unreachable server. */
  failure?: { error: unknown; write: W | undefined } | undefined;
}

interface RunOptions<W extends Write> {
  /** `stop`: ends the run, so that it is clear what was done. `skip`: continues with the others. */
  onRefusal: 'stop' | 'skip';
  onProgress?: (run: WriteRun<W>) => void;
  /** Checked between two batches. */
  isStopped?: () => boolean;
}

export const beginRun = <W extends Write>(writes: readonly W[]): WriteRun<W> => ({
  waiting: Array.from({ length: Math.ceil(writes.length / mostOperations) }, (_, index) => ({
    key: newKey(),
    writes: writes.slice(index * mostOperations, (index + 1) * mostOperations),
  })),
  done: [],
  refused: [],
});

/** Number of writes that were neither carried out nor refused. */
export const waitingIn = ({ waiting }: WriteRun): number =>
  waiting.reduce((sum, { writes }) => sum + writes.length, 0);

/** Shows the effect of a batch in lists; undefined if lists change only when they are read again. */
function showOptimistically(path: string, { writes }: Batch<Write>): OptimisticUpdate | undefined {
  const shown = new Map(writes.flatMap(({ id, optimistic }) => (optimistic ? [[id, optimistic]] : [])));
  if (shown.size === 0) return undefined;
  return updateOptimistically(path, (entries) =>
    entries.flatMap((entry) => {
      const optimistic = shown.get(entry.id);
      return optimistic ? (optimistic(entry) ?? []) : entry;
    }),
  );
}

/** The refused write of a batch, if the server refused one. */
function refusedIn<W extends Write>(error: unknown, { writes }: Batch<W>): W | undefined {
  if (!(error instanceof ApiError) || error.isTemporary) return undefined;
  return writes.length === 1 ? writes[0] : writes[error.operation ?? -1];
}

/** A batch without its refused write is another request, so it gets a new key. */
function without<W extends Write>({ writes }: Batch<W>, refused: W): Batch<W>[] {
  const rest = writes.filter((write) => write !== refused);
  return rest.length > 0 ? [{ key: newKey(), writes: rest }] : [];
}

/**
 * Sends the waiting writes of a run in as few batches as possible, each all or none, and returns its progress. Lists show all of it at
 * once (optimistic update), and roll back what was not done. Never rejects.
 */
export async function runWrites<W extends Write>(
  collection: AnyCollection,
  from: WriteRun<W>,
  { onRefusal, onProgress, isStopped }: RunOptions<W>,
): Promise<WriteRun<W>> {
  const { path } = collection;
  let run: WriteRun<W> = { ...from, failure: undefined };
  const shown = new Map(run.waiting.map((batch) => [batch, showOptimistically(path, batch)]));
  let [batch] = run.waiting;
  while (batch && !run.failure && !isStopped?.()) {
    const later = run.waiting.slice(1);
    try {
      const results = await sendOperations(
        batch.writes.map(({ operation }) => operation),
        batch.key,
      );
      const done = batch.writes.flatMap((write, at) => (results[at] ? [{ write, result: results[at] }] : []));
      shown.get(batch)?.commit();
      broadcastRemoval(path, removedBy(batch));
      run = { ...run, waiting: later, done: [...run.done, ...done] };
    } catch (error) {
      const refused = refusedIn(error, batch);
      if (onRefusal === 'skip' && refused && error instanceof ApiError) {
        const rest = without(batch, refused);
        for (const smaller of rest) shown.set(smaller, showOptimistically(path, smaller));
        shown.get(batch)?.rollBack();
        run = { ...run, waiting: [...rest, ...later], refused: [...run.refused, { write: refused, error }] };
      } else run = { ...run, failure: { error, write: refused } };
    }
    onProgress?.(run);
    [batch] = run.waiting;
  }
  for (const undone of run.waiting) shown.get(undone)?.rollBack();
  refreshAfterWrites(collection);
  return run;
}

const removedBy = ({ writes }: Batch<Write>): string[] =>
  writes.filter(({ operation }) => operation.method === 'DELETE').map(({ id }) => id);
