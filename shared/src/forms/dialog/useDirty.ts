import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Values as one compares them: a field that was never filled and one that was emptied again hold the same, nothing. */
const written = (values: unknown): string =>
  JSON.stringify(values, (_key, value: unknown) => (value === null || value === '' ? undefined : value));

/** Whether a form holds something else than it began with: typed and typed back is nothing to lose. */
export function useDirty<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>): boolean {
  const { subscribe, getValues } = form;
  const { defaultValues } = form.formState;
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    const compare = () => setDirty(written(getValues()) !== written(defaultValues));
    compare();
    return subscribe({ formState: { values: true }, callback: compare });
  }, [subscribe, getValues, defaultValues]);
  return isDirty;
}
