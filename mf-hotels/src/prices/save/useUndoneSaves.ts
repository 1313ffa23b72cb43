import { messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { inverseOf } from '../cells/inverseOf';
import type { CellsRun } from './runBatches';
import { useUndoStack, type Step } from './useUndoStack';

/** Undo and redo of saves. `resend` saves prices and counts the ones that another user has changed since, which are skipped. */
export function useUndoneSaves(
  resend: (step: Step, onEnd: (run: CellsRun, skipped: number) => void) => Promise<void>,
) {
  const steps = useUndoStack();

  /** Saves an earlier step again, or its inverse. */
  const repeat = (step: Step, done: string, settle: () => void) =>
    resend(step, ({ failure }, skipped) => {
      if (failure !== undefined) return showSnackbar(`Not ${done}: ${messageOf(failure)}`, 'error');
      settle();
      const count = plural(step.length - skipped, 'price');
      if (skipped > 0) showSnackbar(`${count} ${done}. ${skipped} have changed since.`, 'warning');
      else showSnackbar(`${count} ${done}`, 'success');
    });

  const undoStep = async (step: Step): Promise<void> => {
    if (!steps.has(step)) return showSnackbar('Already undone');
    await repeat(step.map(inverseOf), 'undone', () => steps.undone(step));
  };

  return {
    /** Adds a save; returns its Undo. */
    push: (step: Step) => {
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
