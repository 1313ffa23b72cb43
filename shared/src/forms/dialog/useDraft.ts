import { discardDraft, keepDraft, useDrafts } from '@itinera/shared/state';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what was typed when the form goes away without the person's doing, and brings it back when the same
 * form opens again. `finish` is for a form that was saved or given up.
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
