import type { ApiError } from '@itinera/shared/data';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeEdits } from './mergeEdits';
import { inWhole, inParts } from './parts';

export interface Clash {
  /** Of a field, or of its part in one language. */
  name: string;
  mine: unknown;
  theirs: unknown;
}

export interface Clashes {
  clashes: Clash[];
  /** The fields that only the other user changed; the form has their values already. */
  taken: { name: string; theirs: unknown }[];
}

/** Handles a conflict (412): merges the changes of both users. */
export function useClashes<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>) {
  const [found, setFound] = useState<Clashes>();

  /** Puts the change of the other user into the form; undefined if the error is no conflict. `show` asks what to keep. */
  function merge({ current }: ApiError): Clashes | undefined {
    if (!current) return undefined;
    const mine = inParts(form.getValues());
    const theirs = inParts(current.entry);
    const { values, clashes, taken } = mergeEdits(inParts(form.formState.defaultValues ?? {}), mine, theirs);
    const saved = Object.fromEntries(Object.keys(mine).map((name) => [name, theirs[name] ?? mine[name]]));
    form.reset(inWhole(saved) as DefaultValues<I>);
    put(inWhole(values));
    return {
      clashes: clashes.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })),
      taken: taken.map((name) => ({ name, theirs: theirs[name] })),
    };
  }

  function put(values: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as Path<I>, value as PathValue<I, Path<I>>, { shouldDirty: true });
  }

  function choose(name: string, value: unknown): void {
    put(inWhole({ ...inParts(form.getValues()), [name]: value }));
  }

  return { found, merge, show: setFound, choose };
}
