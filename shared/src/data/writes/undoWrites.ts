import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { someOf } from '@itinera/shared/format';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { leadOf } from '../messages/leadOf';
import { reasonOf } from '../messages/reasonOf';
import { reportFailure } from '../messages/reportFailure';
import { beginRun, runWrites, type WriteRun } from './runWrites';
import { updateWrite, type Write } from './write';

export interface UndoWords {
  /** The message when everything is undone: `Undone for 12 hotels`. */
  done: string;
  /** First sentence about a single write that could not be undone; of several, the message names those. */
  refused?: string;
}

/** Inverse writes of a run in reverse order, because later entries may refer to earlier ones. */
export const undosOf = ({ done }: WriteRun): Write[] =>
  done
    // An entry that another user had deleted before must not be restored here.
    .filter(({ result }) => result.status !== 404)
    .flatMap(({ write: { id, name, inverse }, result }) =>
      inverse ? [{ id, name, ...inverse(result) }] : [],
    )
    .toReversed();

function showRefused(refused: WriteRun['refused'], words: UndoWords): void {
  const [first] = refused;
  if (!first) return showSnackbar(words.done, 'success');
  if (words.refused !== undefined) return reportFailure(first.error, words.refused);
  // Undone in reverse, named in the original order.
  const left = someOf(refused.map(({ write }) => write.name).toReversed());
  showSnackbar(`Not undone: ${left}. ${reasonOf(first.error)}`, 'warning');
}

/**
 * Undoes writes: entries that another user has changed since are skipped. Shows the outcome in a message. Never rejects; returns the
 * number of skipped ones, `undefined` if it was interrupted.
 */
export async function undoWrites(
  collection: AnyCollection,
  undos: readonly Write[] | WriteRun,
  words: UndoWords,
): Promise<number | undefined> {
  const from = 'waiting' in undos ? undos : beginRun(undos);
  const run = await runWrites(collection, from, { onRefusal: 'skip' });
  if (run.failure) {
    const again = { label: 'Try again', run: () => void undoWrites(collection, run, words) };
    const { error } = run.failure;
    const { refused = 'This could not be undone.' } = words;
    reportFailure(error, leadOf(error, { whether: 'this was undone', refused }), again);
    return undefined;
  }
  showRefused(run.refused, words);
  return run.refused.length;
}

/** Undo action of a message; undefined if nothing can be undone. Afterwards it calls `after`, to refresh other places that show it. */
export function undoAction(
  collection: AnyCollection,
  undos: readonly Write[],
  words: UndoWords,
  after?: () => unknown,
): MessageAction | undefined {
  if (undos.length === 0) return undefined;
  return { label: 'Undo', undoes: true, run: () => void undoWrites(collection, undos, words).then(after) };
}

/**
 * Undo action of the message about a saved entry. `saved` is the server's answer, under whose ETag the fields get their values from
 * `before` again: if another user has changed the entry since, the message says so. `named` begins a sentence: `Hotel ‘Amber’`.
 */
export const undoOfUpdate = <C extends AnyCollection>(
  collection: C,
  saved: Entity<C> & { id: string },
  before: Record<string, unknown>,
  named: string,
): MessageAction => ({
  label: 'Undo',
  undoes: true,
  run: () =>
    void undoWrites(
      collection,
      [updateWrite(collection, { entry: saved, name: named }, before as UpdateInput<C> & typeof before)],
      {
        done: `${named}: change undone`,
        refused: `${named}: change not undone.`,
      },
    ),
});
