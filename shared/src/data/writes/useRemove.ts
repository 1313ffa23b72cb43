import type { AnyCollection } from '@itinera/shared/contracts';
import { showSnackbar } from '@itinera/shared/state';
import { useCallback } from 'react';
import { leadOf } from '../messages/leadOf';
import { reportFailure } from '../messages/reportFailure';
import { beginRun, runWrites } from './runWrites';
import { undoAction, undosOf } from './undoWrites';
import { removeWrite } from './write';

async function removeEntry(
  collection: AnyCollection,
  entry: { id: string },
  named: string,
  after?: () => unknown,
): Promise<boolean> {
  const write = removeWrite(collection, { entry, name: named });
  const run = await runWrites(collection, beginRun([write]), { onRefusal: 'stop' });
  if (run.failure) {
    const { error } = run.failure;
    const refused = `${named} was not deleted.`;
    reportFailure(error, leadOf(error, { whether: `${named} was deleted`, refused }));
    return false;
  }
  after?.();
  if (run.done[0]?.result.status === 404) {
    showSnackbar(`${named} was already deleted by someone else`);
    return true;
  }
  const words = { done: `${named} restored`, refused: `${named} could not be restored.` };
  showSnackbar(`${named} deleted`, 'success', undoAction(collection, undosOf(run), words, after));
  return true;
}

/**
 * Deletes an entry: all lists drop it at once (optimistic update) and roll back when the server refuses, with the reason; otherwise a
 * message offers Undo. An entry that `useOne` has loaded is deleted under its ETag, and not if another user has changed it since. `named`
 * begins a sentence: `Airport ‘Riga’`. `after` refreshes what is deleted and restored with the entry. Never rejects; returns whether it
 * is deleted.
 */
export function useRemove(collection: AnyCollection) {
  return useCallback(
    (entry: { id: string }, { named, after }: { named: string; after?: () => unknown }) =>
      removeEntry(collection, entry, named, after),
    [collection],
  );
}
