import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { showSnackbar } from '@itinera/shared/state';
import { useCallback } from 'react';
import { leadOf } from '../messages/leadOf';
import { reportFailure } from '../messages/reportFailure';
import { beginRun, runWrites } from './runWrites';
import { undoAction, undosOf } from './undoWrites';
import { updateWrite } from './write';

interface ChangeWords {
  /** Begins a sentence: `Hotel ‘Amber’`. */
  named: string;
  /** The message when it is done: `Hotel ‘Amber’ activated`. */
  done: string;
}

/**
 * Changes an entry in a list, such as by a switch: all lists show it at once and roll it back when the server refuses,
 * with a message that says why; otherwise the message offers Undo, which skips an entry that another user has changed
 * since. Never rejects; returns whether it was done.
 */
export function useChange<C extends AnyCollection>(collection: C) {
  return useCallback(
    async (
      entry: Entity<C> & { id: string },
      changes: UpdateInput<C> & Record<string, unknown>,
      { named, done }: ChangeWords,
    ): Promise<boolean> => {
      const write = updateWrite(collection, { entry, name: named }, changes);
      const run = await runWrites(collection, beginRun([write]), { onRefusal: 'stop' });
      if (run.failure) {
        const { error } = run.failure;
        const refused = `${named} was not changed.`;
        reportFailure(error, leadOf(error, { whether: `${named} was changed`, refused }));
        return false;
      }
      const undo = { done: `${named}: change undone`, refused: `${named}: change not undone.` };
      showSnackbar(done, 'success', undoAction(collection, undosOf(run), undo));
      return true;
    },
    [collection],
  );
}
