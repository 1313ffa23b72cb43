import type { CellChange } from '@itinera/shared/contracts';
import { messageOf, newKey } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import { inverseOf } from './inverseOf';
import { isSaved, saveCells, type PriceTarget } from './saveCells';

async function undo(target: PriceTarget, saved: readonly CellChange[], key: string): Promise<void> {
  try {
    const verdicts = await saveCells(target, saved.map(inverseOf), key);
    const undone = verdicts.filter(isSaved).length;
    const left = verdicts.length - undone;
    if (left === 0) return showSnackbar(`${plural(undone, 'price')} undone`, 'success');
    showSnackbar(`${plural(undone, 'price')} undone. ${left} have changed since.`, 'warning');
  } catch (error) {
    // The same key makes sure that a retry after a lost answer undoes once.
    const again = { label: 'Try again', run: () => void undo(target, saved, key) };
    showSnackbar(`The prices were not undone. ${messageOf(error)}`, 'error', again);
  }
}

/** Undo of saved prices; undefined if there are none. Prices that another user has changed since are skipped. */
export const undoOfCells = (target: PriceTarget, saved: readonly CellChange[]): MessageAction | undefined =>
  saved.length === 0
    ? undefined
    : { label: 'Undo', undoes: true, run: () => void undo(target, saved, newKey()) };
