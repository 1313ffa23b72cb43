import {
  mostOperations,
  type AnyCollection,
  type BatchOperation,
  type BatchResult,
} from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { ApiError } from '../http/apiError';
import { tellFailure } from '../messages/reportFailure';
import { client } from '../queries/client';
import { repeatIfLost } from './repeatIfLost';
import { undoSteps, type Undo } from './undoWrites';

/** One of many writes that are wished together and refused one by one. */
export interface Wish {
  key: string;
  /** What a message calls it. */
  name: string;
  operation: BatchOperation;
  /** What takes it back, given what the server answered. */
  inverse: (done: BatchResult) => BatchOperation;
}

export interface SavedEach {
  /** What the server answered to each wish that it fulfilled, by key. */
  done: ReadonlyMap<string, BatchResult>;
  /** Why it did not fulfil others. A wish that is in neither was not decided: the server could not be reached. */
  refused: ReadonlyMap<string, ApiError>;
}

const chunksOf = (wishes: readonly Wish[]): Wish[][] =>
  Array.from({ length: Math.ceil(wishes.length / mostOperations) }, (_, index) =>
    wishes.slice(index * mostOperations, (index + 1) * mostOperations),
  );

/** A chunk is written as a whole or not at all; a wish that is refused is left out, and the rest sent again. */
async function saveChunk(
  collection: AnyCollection,
  chunk: Wish[],
  done: Map<string, BatchResult>,
  refused: Map<string, ApiError>,
): Promise<Undo[]> {
  let rest = chunk;
  while (rest.length > 0) {
    try {
      const operations = rest.map(({ operation }) => operation);
      const results = await repeatIfLost((key) => client(collection).batch(operations, key));
      const fulfilled = rest.flatMap((wish, place) =>
        results[place] ? [{ wish, result: results[place] }] : [],
      );
      for (const { wish, result } of fulfilled) done.set(wish.key, result);
      // Backwards: what was made last may stand on what was made before it.
      return fulfilled
        .map(({ wish, result }) => ({ name: wish.name, operation: wish.inverse(result) }))
        .toReversed();
    } catch (error) {
      const culprit =
        error instanceof ApiError && error.operation !== undefined ? rest[error.operation] : undefined;
      if (!culprit || !(error instanceof ApiError)) throw error;
      refused.set(culprit.key, error);
      rest = rest.filter((wish) => wish !== culprit);
    }
  }
  return [];
}

/**
 * Saves what can be saved of many writes, 100 at a time, and tells how many, with Undo. What was refused is for the
 * place that shows it to tell. `noun` is what is counted: `name`. Never rejects.
 */
export async function saveEach(
  collection: AnyCollection,
  wishes: readonly Wish[],
  noun: string,
): Promise<SavedEach> {
  const done = new Map<string, BatchResult>();
  const refused = new Map<string, ApiError>();
  const undos: Undo[][] = [];
  let failure: unknown;
  try {
    for (const chunk of chunksOf(wishes)) undos.unshift(await saveChunk(collection, chunk, done, refused));
  } catch (error) {
    failure = error;
  }
  const { size } = done;
  const undone = `${plural(size, noun)} ${size === 1 ? 'is' : 'are'} as before`;
  const undo =
    size > 0
      ? { label: 'Undo', undoes: true, run: () => void undoSteps(collection, undos, undone) }
      : undefined;
  const told =
    refused.size || failure
      ? `Only ${size} of ${plural(wishes.length, noun)} saved.`
      : `${plural(size, noun)} saved`;
  if (failure) tellFailure(failure, size ? told : `None of ${plural(wishes.length, noun)} saved.`, undo);
  else
    showSnackbar(
      refused.size ? `${told} The others say why.` : told,
      refused.size ? 'warning' : 'success',
      undo,
    );
  return { done, refused };
}
