import { mostOperations, type AnyCollection } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { client } from '../queries/client';
import { editLists, type Edit } from './optimisticUpdate';
import { tellRemoval } from './removals';
import { repeatIfLost } from './repeatIfLost';
import type { Step } from './write';
import type { Undo } from './undoWrites';

export interface Outcome {
  /** How many were done. */
  count: number;
  /** What takes them back, batch by batch; of what is done for good nothing does. */
  undos: Undo[][];
  /** Entries that were left as they were: those of the batch that was refused, and of those after it. */
  left: Step[];
  /** Why, and because of which entry, if it was one. */
  failure?: { error: unknown; culprit: Step | undefined };
}

const inChunks = (steps: Step[]): Step[][] =>
  Array.from({ length: Math.ceil(steps.length / mostOperations) }, (_, index) =>
    steps.slice(index * mostOperations, (index + 1) * mostOperations),
  );

/**
 * Does many things in as few batches as possible, each as a whole or not at all. The lists show all of it at once,
 * and what was refused as before. Nothing is tried after a refusal, so that it is clear what was done.
 */
export async function runSteps(
  collection: AnyCollection,
  steps: Step[],
  editOf: (ids: Set<string>) => Edit,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const chunks = inChunks(steps).map((chunk) => ({
    chunk,
    shown: editLists(collection.path, editOf(new Set(chunk.map(({ id }) => id)))),
  }));
  const undos: Undo[][] = [];
  let count = 0;
  for (const [index, { chunk, shown }] of chunks.entries()) {
    try {
      const operations = chunk.map(({ operation }) => operation);
      const results = await repeatIfLost((key) => client(collection).batch(operations, key));
      undos.push(
        chunk.flatMap(({ name, inverse }, place) =>
          inverse ? [{ name, operation: inverse(results[place]?.etag) }] : [],
        ),
      );
      count += chunk.length;
      shown.keep();
      tellRemoval(
        collection.path,
        chunk.filter(({ operation }) => operation.method === 'DELETE').map(({ id }) => id),
      );
      onProgress(count);
    } catch (error) {
      const rest = chunks.slice(index);
      for (const waiting of rest) waiting.shown.takeBack();
      const culprit =
        error instanceof ApiError && error.operation !== undefined ? chunk[error.operation] : undefined;
      return { count, undos, left: rest.flatMap((waiting) => waiting.chunk), failure: { error, culprit } };
    }
  }
  return { count, undos, left: [] };
}
