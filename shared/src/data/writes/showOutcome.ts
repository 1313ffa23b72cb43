import type { AnyCollection } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { tellFailure } from '../messages/reportFailure';
import type { Outcome } from './runWrites';
import { undoSteps } from './undoWrites';

export interface BulkWords {
  /** What is counted: `hotel`. */
  noun: string;
  /** What was done with it: `activated`. */
  done: string;
}

/** `12 hotels activated`, with Undo; or how many were not, and why. */
export function tellOutcome(collection: AnyCollection, outcome: Outcome, { noun, done }: BulkWords): void {
  const { count, undos } = outcome;
  const undone = `${plural(count, noun)} ${count === 1 ? 'is' : 'are'} as before`;
  const undo = { label: 'Undo', undoes: true, run: () => void undoSteps(collection, undos, undone) };
  const action = undos.flat().length > 0 ? undo : undefined;
  if (!outcome.failure) return showSnackbar(`${plural(count, noun)} ${done}`, 'success', action);
  const { error, culprit } = outcome.failure;
  const all = count + outcome.left.length;
  const howMany = count
    ? `Only ${count} of ${plural(all, noun)} ${done}.`
    : `None of ${plural(all, noun)} ${done}.`;
  tellFailure(error, culprit ? `${howMany} Because of ‘${culprit.name}’:` : howMany, action);
}
