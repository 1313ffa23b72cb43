import { showSnackbar } from '@itinera/shared/state';
import type { Steps } from '../steps/useSteps';

/** Ways to discard a form. Finished steps are undone, or named in a message. */
export function useDiscard(what: string, steps: Steps, forgetDraft: () => void) {
  const { remaining, canUndo, undo } = steps;
  const showRemaining = () => {
    if (remaining.length > 0)
      showSnackbar(`${what}: discarded. Done so far: ${remaining.join(', ')}.`, 'warning');
  };
  return {
    /** Undoes what can be undone, also if the form unmounts meanwhile. */
    discard: async () => {
      forgetDraft();
      if (canUndo) await undo().catch(showRemaining);
      else showRemaining();
    },
    /** Keeps the finished steps. */
    keepRemaining: () => {
      forgetDraft();
      showRemaining();
    },
  };
}
