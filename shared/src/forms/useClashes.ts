import type { ApiError } from '@itinera/shared/data';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Clash } from './ClashNotice';
import { mergeEdits } from './mergeEdits';

/** What to do when a save is refused because somebody else was faster: merge, and ask where both changed a field. */
export function useClashes<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>) {
  const [found, setFound] = useState<{ clashes: Clash[]; taken: string[] }>();

  /** True when the refusal was such a one and has been dealt with. */
  function merge({ current }: ApiError): boolean {
    if (!current) return false;
    const mine = form.getValues();
    const { values, clashes, taken } = mergeEdits(form.formState.defaultValues ?? {}, mine, current.entry);
    const theirs = Object.fromEntries(Object.keys(mine).map((name) => [name, current.entry[name] ?? mine[name]]));
    form.reset(theirs as DefaultValues<I>);
    for (const name of Object.keys(mine)) {
      form.setValue(name as Path<I>, values[name] as PathValue<I, Path<I>>, { shouldDirty: true });
    }
    setFound({ clashes: clashes.map((name) => ({ name, theirs: current.entry[name] })), taken });
    return true;
  }

  function takeTheirs({ name, theirs }: Clash): void {
    form.setValue(name as Path<I>, theirs as PathValue<I, Path<I>>, { shouldDirty: true, shouldValidate: true });
    setFound((before) => before && { ...before, clashes: before.clashes.filter((clash) => clash.name !== name) });
  }

  return { found, merge, takeTheirs };
}
