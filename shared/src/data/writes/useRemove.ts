import type { AnyCollection } from '@itinera/shared/contracts';
import { showSnackbar } from '@itinera/shared/state';
import { useCallback } from 'react';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { tellFailure } from '../messages/reportFailure';
import { client } from '../queries/client';
import { editLists } from './optimisticUpdate';
import { tellRemoval } from './removals';
import { undoRemoval } from './undoRemoval';

async function removeEntry(
  collection: AnyCollection,
  entry: { id: string },
  named: string,
): Promise<boolean> {
  const shown = editLists(collection.path, (entries) => entries.filter(({ id }) => id !== entry.id));
  try {
    await client(collection).remove(entry.id, tagOf(entry));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      shown.keep();
      tellRemoval(collection.path, [entry.id]);
      showSnackbar(`${named} was already deleted by somebody else`);
      return true;
    }
    shown.takeBack();
    const isUnclear = error instanceof ApiError && error.isTemporary;
    tellFailure(
      error,
      isUnclear ? `It is not known whether ${named} was deleted.` : `${named} was not deleted.`,
    );
    return false;
  }
  shown.keep();
  tellRemoval(collection.path, [entry.id]);
  const run = () => void undoRemoval(collection, entry.id, named);
  const undo = collection.removesForGood ? undefined : { label: 'Undo', undoes: true, run };
  showSnackbar(`${named} deleted`, 'success', undo);
  return true;
}

/**
 * Deletes an entry: it is gone from all lists at once, and stands where it stood when the server refuses, with a
 * message that says why; otherwise the message offers Undo. With the tag of an entry that `useOne` has read, one
 * that somebody else has changed since stays. `named` begins a sentence: `Airport ‘Riga’`. Never rejects;
 * tells whether the entry is gone.
 */
export function useRemove(collection: AnyCollection) {
  return useCallback(
    (entry: { id: string }, { named }: { named: string }) => removeEntry(collection, entry, named),
    [collection],
  );
}
