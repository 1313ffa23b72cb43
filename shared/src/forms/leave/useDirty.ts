import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Normalises values for the comparison: a field that was never filled in equals one that was cleared again. */
const written = (values: unknown): string =>
  JSON.stringify(values, (_key, value: unknown) => (value === null || value === '' ? undefined : value));

/** Whether nothing was typed that differs. */
export const sameInput = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Whether the values of a form differ from its initial ones; a value that was typed back does not. */
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
