import { showSnackbar } from '@itinera/shared/state';
import type { Steps } from '../steps/useSteps';

/** Ways out of a form that is given up. What was saved of it is undone, or named in a message. */
export function useDiscard(what: string, steps: Steps, forgetDraft: () => void) {
  const { remaining, canUndo, undo } = steps;
  const showRemaining = () => {
    if (remaining.length > 0)
      showSnackbar(`${what}: only part of it was saved (${remaining.join(', ')})`, 'warning');
  };
  return {
    /** Undoes what can be undone, whatever becomes of the form meanwhile. */
    discard: async () => {
      forgetDraft();
      if (canUndo) await undo().catch(showRemaining);
      else showRemaining();
    },
    /** Leaves what was saved as it is. */
    keepRemaining: () => {
      forgetDraft();
      showRemaining();
    },
  };
}
