import type { EmbeddedName } from '@itinera/shared/contracts';
import { undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { capitalised } from '@itinera/shared/format';
import type { MessageAction } from '@itinera/shared/state';
import type { FieldValues } from 'react-hook-form';
import { createEntry } from '../steps/createEntry';
import { createNamed } from '../steps/createNamed';
import type { Plan } from '../steps/plan';
import type { EntityWords, FormCollection } from './entity';
import { isNamed } from './entityValues';

export interface Entry {
  id: string;
  names?: EmbeddedName[] | undefined;
}

/** Results of the steps of a creation. */
export interface Added {
  made: Entry;
}

/** Observes each save of an entry, and passes its outcome on. */
export type SaveObserver = <T>(id: string, saving: Promise<T>) => Promise<T>;

/** Carries out an edit that was refused in another way, such as together with what it needs. */
export interface Rescue {
  /** Answers what was saved, or rejects with the reason that the form shows. */
  retry: (
    error: unknown,
    edit: { collection: FormCollection; entry: Entry; values: FieldValues },
  ) => Promise<Entry>;
  /** The Undo of what it has saved; undefined where nothing had to be rescued. */
  undo: () => MessageAction | undefined;
}

/** How a form saves a new entry. */
export function creationOf({ of, noun }: EntityWords<FormCollection>, values: FieldValues): Plan<Added> {
  if (!isNamed(of)) return createEntry(of, noun, values);
  const { names = [], ...entry } = values;
  return createNamed(of, noun, entry, names);
}

/** Saves an edited entry in one call with all its names; with its id in the body, as specified for themes. */
export function useEdit(
  { of }: EntityWords<FormCollection>,
  entry: Entry,
  observe: SaveObserver,
  rescue: Rescue | undefined,
) {
  const { mutateAsync } = useUpdate(of, entry);
  return async (values: FieldValues): Promise<Entry> => {
    const saving = observe(entry.id, mutateAsync({ id: entry.id, ...values }));
    if (!rescue) return saving;
    return saving.catch((error: unknown) => rescue.retry(error, { collection: of, entry, values }));
  };
}

/** Undo of a saved entry: restores its previous values. */
export const undoOfEdit = (
  { of, noun }: EntityWords<FormCollection>,
  saved: Entry,
  before: FieldValues,
): MessageAction => undoOfUpdate(of, saved, before, capitalised(noun));
