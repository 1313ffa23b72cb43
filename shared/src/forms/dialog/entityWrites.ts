import type { EmbeddedName } from '@itinera/shared/contracts';
import { useCreate, useUpdate } from '@itinera/shared/data';
import type { FieldValues } from 'react-hook-form';
import { createNamed } from '../steps/createNamed';
import type { Plan } from '../steps/plan';
import type { EntityWords, FormCollection } from './entity';
import { isNamed } from './entityValues';

export interface Entry {
  id: string;
  names?: EmbeddedName[] | undefined;
}

/** A new entry; for one with names, the results of the steps of its creation. */
export type Added = Entry | { made: Entry };

/** Observes each change of an entry while it is being saved, and passes its outcome on. */
export type SaveObserver = <T>(id: string, saving: Promise<T>) => Promise<T>;

/** Saves a form that adds an entry. */
export function useAdd({ of, noun }: EntityWords<FormCollection>) {
  const { mutateAsync } = useCreate(of);
  return (values: FieldValues): Promise<Added> | Plan<Added> => {
    if (!isNamed(of)) return mutateAsync(values);
    const { names = [], ...entry } = values;
    return createNamed(of, noun, entry, names);
  };
}

/** Saves a form that edits an entry: one call, including all its names. */
export function useEdit({ of }: EntityWords<FormCollection>, entry: Entry, observe: SaveObserver) {
  const { mutateAsync } = useUpdate(of, entry);
  return (values: FieldValues): Promise<unknown> => observe(entry.id, mutateAsync(values));
}
