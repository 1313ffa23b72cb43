import { showSnackbar } from '@itinera/shared/state';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsaved } from '../leave/useUnsaved';
import type { Steps } from '../steps/useSteps';
import { DiscardQuestion } from './DiscardQuestion';

interface Left<I extends FieldValues, O> {
  title: string;
  form: UseFormReturn<I, unknown, O>;
  onClose: () => void;
}

/** Leaves a form with or without saving. Finished steps of a form that is discarded are undone, or named in a message. */
export function useLeave<I extends FieldValues, O>(
  { title, form, onClose }: Left<I, O>,
  steps: Steps,
  isDirty: boolean,
  forgetDraft: () => void,
) {
  const { remaining, canUndo, undo } = steps;
  /** Where to, while the question is asked. */
  const [leaving, setLeaving] = useState<() => void>();
  const showRemaining = () => {
    if (remaining.length > 0)
      showSnackbar(`${title}: discarded. Done so far: ${remaining.join(', ')}.`, 'warning');
  };
  const isUnsaved = isDirty || remaining.length > 0;
  const { guard, release } = useUnsaved({
    when: isUnsaved,
    what: title,
    /** Undoes what can be undone, also if the form unmounts meanwhile. */
    discard: async () => {
      forgetDraft();
      if (canUndo) await undo().catch(showRemaining);
      else showRemaining();
    },
  });
  /** Closes without a question. */
  const finish = (close: () => void) => {
    forgetDraft();
    release();
    close();
  };

  /** Closes and goes on, after a question if something is unsaved. */
  const leaveFor = (go: () => void) => {
    if (form.formState.isSubmitting || steps.isBusy) return;
    if (isUnsaved) setLeaving(() => go);
    else finish(go);
  };

  return {
    guard,
    finish,
    leaveFor,
    cancel: () => leaveFor(onClose),
    question: leaving && (
      <DiscardQuestion
        remaining={remaining}
        onKeep={() => setLeaving(undefined)}
        onDiscard={() => {
          showRemaining();
          finish(leaving);
        }}
        // Stays open if something can't be undone: the steps say what and why.
        onUndo={
          canUndo
            ? () =>
                void undo().then(
                  () => finish(leaving),
                  () => setLeaving(undefined),
                )
            : undefined
        }
      />
    ),
  };
}
