import type { ApiError } from '@itinera/shared/data';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeEdits } from './mergeEdits';

export interface Clash {
  name: string;
  mine: unknown;
  theirs: unknown;
}

export interface Clashes {
  clashes: Clash[];
  /** Fields that only the other user changed; the form has taken them over already. */
  taken: { name: string; theirs: unknown }[];
}

/** Handles a conflict (412): merges, and asks where both users changed a field. */
export function useClashes<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>) {
  const [found, setFound] = useState<Clashes>();

  /** True if the error was a conflict and has been handled. */
  function merge({ current }: ApiError): boolean {
    if (!current) return false;
    const mine = form.getValues();
    const { values, clashes, taken } = mergeEdits(form.formState.defaultValues ?? {}, mine, current.entry);
    const theirs = Object.fromEntries(
      Object.keys(mine).map((name) => [name, current.entry[name] ?? mine[name]]),
    );
    form.reset(theirs as DefaultValues<I>);
    for (const name of Object.keys(mine)) put(name, values[name]);
    setFound({
      clashes: clashes.map((name) => ({ name, mine: mine[name], theirs: current.entry[name] })),
      taken: taken.map((name) => ({ name, theirs: current.entry[name] })),
    });
    return true;
  }

  function put(name: string, value: unknown): void {
    form.setValue(name as Path<I>, value as PathValue<I, Path<I>>, { shouldDirty: true });
  }

  return { found, merge, choose: put };
}
