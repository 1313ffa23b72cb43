import type { KeyboardEvent } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';

interface KeysOfGrid {
  /** Row and column of the active cell. */
  found: () => { row: PriceRow; column: PriceColumn } | undefined;
  letters: Readonly<Record<string, (row: PriceRow, column: PriceColumn) => void>>;
  fillRight: () => void;
  /** Keys that all sheets share. */
  keys: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Keys of a price grid: letters and Ctrl+R only while no cell is open, all others as in each sheet. */
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
