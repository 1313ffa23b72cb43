import type { ApiError } from '@itinera/shared/data';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeEdits, type Merged } from './mergeEdits';
import { fromParts, inParts } from './parts';

interface Clash {
  /** Path of a field, or of its part in one language. */
  name: string;
  mine: unknown;
  theirs: unknown;
}

export interface Clashes {
  clashes: Clash[];
  /** Fields that only the other user changed; the form has their values already. */
  taken: { name: string; theirs: unknown }[];
}

type Values = Record<string, unknown>;

const withValues = (
  { clashes, taken }: Pick<Merged, 'clashes' | 'taken'>,
  mine: Values,
  theirs: Values,
): Clashes => ({
  clashes: clashes.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })),
  taken: taken.map((name) => ({ name, theirs: theirs[name] })),
});

/** Handles a conflict (412): merges the changes of both users. */
export function useClashes<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>) {
  const [found, setFound] = useState<Clashes>();

  /** Merges the other user's change into the form; undefined if the error is no conflict. `show` asks what to keep. */
  function merge({ current }: ApiError): Clashes | undefined {
    if (!current) return undefined;
    const mine = inParts(form.getValues());
    const theirs = inParts(current.entry);
    const { values, clashes, taken } = mergeEdits(inParts(form.formState.defaultValues ?? {}), mine, theirs);
    const saved = Object.fromEntries(Object.keys(mine).map((name) => [name, theirs[name] ?? mine[name]]));
    form.reset(fromParts(saved) as DefaultValues<I>);
    // Not `setValue`: until the next render the form does not know its lists of rows again, and rows of both users would be mixed.
    form.reset(fromParts({ ...saved, ...values }) as DefaultValues<I>, { keepDefaultValues: true });
    return withValues({ clashes, taken }, mine, theirs);
  }

  function put(values: Values): void {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as Path<I>, value as PathValue<I, Path<I>>, { shouldDirty: true });
  }

  /**
   * Applies input that is based on an earlier state, such as a draft from before a reload. Changes of others since are kept; a field that
   * the person changed, too, is a conflict.
   */
  function putOnTop(base: I, typed: I): void {
    const [mine, theirs] = [inParts(typed), inParts(form.getValues())];
    const { values, clashes, taken } = mergeEdits(inParts(base), mine, theirs);
    form.reset(fromParts({ ...theirs, ...values }) as I, { keepDefaultValues: true });
    if (clashes.length > 0) setFound(withValues({ clashes, taken }, mine, theirs));
  }

  function choose(name: string, value: unknown): void {
    put(fromParts({ ...inParts(form.getValues()), [name]: value }));
  }

  return { found, merge, putOnTop, show: setFound, choose };
}
