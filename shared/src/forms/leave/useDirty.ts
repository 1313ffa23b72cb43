import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Normalizes values for comparison: a field that was never filled in equals a cleared one. */
const written = (values: unknown): string =>
  JSON.stringify(values, (_key, value: unknown) => (value === null || value === '' ? undefined : value));

/** Whether two states of input are equal. */
export const sameInput = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Whether a form differs from its initial values; a value typed back does not. */
export function useDirty<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>): boolean {
  const { subscribe, getValues } = form;
  const { defaultValues } = form.formState;
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    const compare = () => setDirty(!sameInput(getValues(), defaultValues));
    compare();
    return subscribe({ formState: { values: true }, callback: compare });
  }, [subscribe, getValues, defaultValues]);
  return isDirty;
}
