import type { KeyboardEvent } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';

interface KeysOfGrid {
  /** Where the active cell is. */
  found: () => { row: PriceRow; column: PriceColumn } | undefined;
  letters: Readonly<Record<string, (row: PriceRow, column: PriceColumn) => void>>;
  fillRight: () => void;
  /** Those that each sheet has. */
  keys: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The keys of a price grid: letters and Ctrl+R only in a cell that is not open, all others as in each sheet. */
export const gridKeys =
  ({ found, letters, fillRight, keys }: KeysOfGrid) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCell = target instanceof HTMLElement && target.hasAttribute('data-cell');
    const place = found();
    if (isCell && (ctrlKey || metaKey) && key.toLowerCase() === 'r') {
      event.preventDefault();
      fillRight();
    } else if (isCell && place && !ctrlKey && !metaKey && !altKey && letters[key]) {
      event.preventDefault();
      letters[key](place.row, place.column);
    } else if (isCell || target instanceof HTMLInputElement) keys(event);
  };
