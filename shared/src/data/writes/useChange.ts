import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { showSnackbar } from '@itinera/shared/state';
import { useCallback } from 'react';
import { tagOf } from '../http/entityTags';
import { tellFailure } from '../messages/reportFailure';
import { client } from '../queries/client';
import { editLists } from './optimisticUpdate';
import { fieldsOf } from './fieldsOf';

interface ChangeWords {
  /** Begins a sentence: `Hotel ‘Amber’`. */
  named: string;
  /** What is said when it is done: `Hotel ‘Amber’ activated`. */
  told: string;
}

/** Rejects with `ApiError`, the lists then being as they were. Resolves to the tag that the entry has now. */
async function put(collection: AnyCollection, id: string, changes: object, tag: string | undefined) {
  const shown = editLists(collection.path, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
  );
  try {
    const after = await client(collection).update(id, changes, tag);
    shown.keep();
    return tagOf(after);
  } catch (error) {
    shown.takeBack();
    throw error;
  }
}

async function changeBack(
  collection: AnyCollection,
  id: string,
  before: object,
  tag: string | undefined,
  named: string,
): Promise<void> {
  try {
    await put(collection, id, before, tag);
    showSnackbar(`${named} is as it was`, 'success');
  } catch (error) {
    tellFailure(error, `${named} was left as it is.`);
  }
}

async function change(
  collection: AnyCollection,
  entry: { id: string },
  changes: object,
  { named, told }: ChangeWords,
): Promise<boolean> {
  try {
    const tag = await put(collection, entry.id, changes, tagOf(entry));
    const run = () => void changeBack(collection, entry.id, fieldsOf(entry, changes), tag, named);
    showSnackbar(told, 'success', { label: 'Undo', undoes: true, run });
    return true;
  } catch (error) {
    tellFailure(error, `${named} was not changed.`);
    return false;
  }
}

/**
 * Changes an entry in place, such as a switch in a list: all lists show it at once, and as before when the server
 * refuses, with a message that says why; otherwise the message offers Undo, which leaves alone what somebody else
 * has changed since. Never rejects; tells whether it was done.
 */
export function useChange<C extends AnyCollection>(collection: C) {
  return useCallback(
    (
      entry: Entity<C> & { id: string },
      changes: UpdateInput<C> & Record<string, unknown>,
      words: ChangeWords,
    ) => change(collection, entry, changes, words),
    [collection],
  );
}
