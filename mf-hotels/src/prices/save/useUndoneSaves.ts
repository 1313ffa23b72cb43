import { messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import type { SavedKind, SaveVerdict } from './savedKind';
import { useUndoStack, type Step } from './useUndoStack';

type OnEnd = (run: { failure?: unknown }, skipped: number) => void;

/** Undo and redo of saves. `resend` saves cells and counts the ones that another user has changed since, which are skipped. */
export function useUndoneSaves<C, V extends SaveVerdict>(
  { noun, inverseOf }: Pick<SavedKind<C, V>, 'noun' | 'inverseOf'>,
  resend: (step: Step<C>, onEnd: OnEnd) => Promise<void>,
) {
  const steps = useUndoStack<C>();

  /** Saves an earlier step again, or its inverse. */
  const repeat = (step: Step<C>, done: string, settle: () => void) =>
    resend(step, ({ failure }, skipped) => {
      if (failure !== undefined) return showSnackbar(`Not ${done}: ${messageOf(failure)}`, 'error');
      settle();
      const count = plural(step.length - skipped, noun);
      if (skipped > 0) showSnackbar(`${count} ${done}. ${skipped} have changed since.`, 'warning');
      else showSnackbar(`${count} ${done}`, 'success');
    });

  const undoStep = async (step: Step<C>): Promise<void> => {
    if (!steps.has(step)) return showSnackbar('Already undone');
    await repeat(step.map(inverseOf), 'undone', () => steps.undone(step));
  };

  return {
    /** Adds a save; returns its Undo. */
    push: (step: Step<C>) => {
      steps.push(step);
      return { label: 'Undo', undoes: true, run: () => void undoStep(step) };
    },
    /** Undoes the last save of this page view; false if there is none. */
    undoSaved: (): boolean => {
      const step = steps.toUndo();
      if (step) void undoStep(step);
      return step !== undefined;
    },
    redoSaved: (): boolean => {
      const step = steps.toRedo();
      if (step) void repeat(step, 'saved again', () => steps.redone(step));
      return step !== undefined;
    },
  };
}
