import type { CellChange } from '@itinera/shared/contracts';
import { messageOf, newKey } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { inverseOf } from './inverseOf';
import { isSaved, saveCells, type PriceOwner } from './saveCells';

async function undo(owner: PriceOwner, saved: readonly CellChange[], key: string): Promise<void> {
  try {
    const verdicts = await saveCells(owner, saved.map(inverseOf), key);
    const undone = verdicts.filter(isSaved).length;
    const left = verdicts.length - undone;
    if (left === 0) return showSnackbar(`${plural(undone, 'price')} undone`, 'success');
    showSnackbar(`${plural(undone, 'price')} undone. ${left} have changed since.`, 'warning');
  } catch (error) {
    // Under the same key: what was undone before the answer was lost is not undone twice.
    const again = { label: 'Try again', run: () => void undo(owner, saved, key) };
    showSnackbar(`The prices were not undone. ${messageOf(error)}`, 'error', again);
  }
}

/** The Undo of saved prices; undefined when there are none. What somebody else has changed since stays. */
export const undoOfCells = (owner: PriceOwner, saved: readonly CellChange[]): MessageAction | undefined =>
  saved.length === 0
    ? undefined
    : { label: 'Undo', undoes: true, run: () => void undo(owner, saved, newKey()) };
