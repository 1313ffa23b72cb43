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
  const [asks, setAsks] = useState(false);
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

  return {
    guard,
    finish,
    cancel: () => {
      if (form.formState.isSubmitting || steps.isBusy) return;
      if (isUnsaved) setAsks(true);
      else finish(onClose);
    },
    question: asks && (
      <DiscardQuestion
        remaining={remaining}
        onKeep={() => setAsks(false)}
        onDiscard={() => {
          showRemaining();
          finish(onClose);
        }}
        // Stays open if something can't be undone: the steps say what and why.
        onUndo={
          canUndo
            ? () =>
                void undo().then(
                  () => finish(onClose),
                  () => setAsks(false),
                )
            : undefined
        }
      />
    ),
  };
}
