import type { AnyCollection } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { howMany } from '../messages/howMany';
import { reportFailure } from '../messages/reportFailure';
import { waitingIn, type WriteRun } from './runWrites';
import { undoAction, undosOf } from './undoWrites';

export interface RunWords {
  /** What is counted: `hotel`. */
  noun: string;
  /** What was done with it: `activated`. */
  done: string;
}

/**
 * Shows `12 hotels activated`, with Undo; or how many are certain, and why not all. Skipped entries are explained where they are shown.
 */
export function showOutcome(collection: AnyCollection, run: WriteRun, { noun, done }: RunWords): void {
  const count = run.done.length;
  const all = count + run.refused.length + waitingIn(run);
  const undo = undoAction(collection, undosOf(run), { done: `Undone for ${plural(count, noun)}` });
  if (count === all) return showSnackbar(`${plural(count, noun)} ${done}`, 'success', undo);
  const lead = howMany({ count, all, noun, done, error: run.failure?.error });
  if (!run.failure) return showSnackbar(`${lead} Check the marked ones.`, 'warning', undo);
  const { error, write } = run.failure;
  reportFailure(error, write ? `${lead} Because of ‘${write.name}’:` : lead, undo);
}
