import { discardDraft, keepDraft, useDrafts } from '@itinera/shared/state';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps the input as a draft when the form closes without the person's doing, and restores it when the same
 * form opens again. Call `finish` when it is saved or discarded.
 */
export function useDraft<I extends FieldValues, O>(
  key: string,
  form: UseFormReturn<I, unknown, O>,
  isDirty: boolean,
) {
  const { getValues, reset } = form;
  const unfinished = useRef(false);
  const [draft] = useState(() => useDrafts.getState()[key] as I | undefined);
  const [restored, setRestored] = useState(draft !== undefined);

  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(() => {
    unfinished.current = isDirty;
  }, [isDirty]);

  useEffect(
    () => () => {
      if (unfinished.current) keepDraft(key, getValues());
    },
    [key, getValues],
  );

  return {
    restored,
    forgetRestored: () => {
      discardDraft(key);
      reset();
      setRestored(false);
    },
    finish: () => {
      unfinished.current = false;
      discardDraft(key);
    },
  };
}
