import {
  mostCells,
  priceCells,
  quotesPath,
  type CellChange,
  type CellVerdict,
} from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';
import { isClash, type CellId, type Edit, type SheetEdits } from '@itinera/shared/sheet';
import { useCallback } from 'react';
import { priceText, problemText } from '../amounts/priceText';
import { readPrice } from '../amounts/readPrice';
import { inverseOf } from '../cells/inverseOf';
import { noPrice } from '../cells/isPriced';
import { sendCells, type PriceOwner } from '../cells/saveCells';
import { cacheCells } from './cachedCells';
import { cellIdOf, changeOf } from './changeOf';
import type { SavedKind } from './savedKind';
import { useSavingCells } from './useSavingCells';

interface Saving {
  owner: PriceOwner;
  currency: string;
  edits: SheetEdits;
  /** Saved text of a cell. */
  savedText: (cell: CellId) => string;
}

/** Prices of a partner in a currency, as a sheet saves them. */
const pricesKind = (owner: PriceOwner, currency: string): SavedKind<CellChange, CellVerdict> => ({
  noun: 'price',
  most: mostCells,
  send: (cells, key) => sendCells({ ...owner, currency }, cells, key),
  changeOf: (edit) => changeOf(edit, currency),
  inverseOf,
  cellIdOf,
  textOf: (cell) => priceText(cell, currency),
  show: (judged) =>
    cacheCells(
      owner,
      judged.map(({ cell, verdict: { status, id, current = noPrice } }) => {
        const { price_minor, is_free } = cell;
        return { ...cell, id, value: status === 'conflict' ? current : { price_minor, is_free } };
      }),
    ),
  readAgain: () => {
    void readAgain(priceCells);
    void readAgain({ path: quotesPath, partOf: undefined });
  },
});

/** Saves valid prices; those with a problem stay in their cells. */
export function useSavingPrices({ owner, currency, edits, savedText }: Saving) {
  const problemOf = useCallback(
    (edit: Edit): string | undefined => {
      if (edit.unit !== undefined && edit.unit !== currency)
        return `This was typed in ${edit.unit}. Prices are in ${currency} now: type it again.`;
      if (isClash(edit, savedText)) {
        const theirs = savedText(edit);
        return theirs === '' ? 'Someone else has removed this price.' : `Someone else has saved ‘${theirs}’.`;
      }
      const { problem } = readPrice(edit.text, currency);
      return problem && problemText(problem, currency, edit.text);
    },
    [savedText, currency],
  );
  return useSavingCells(pricesKind(owner, currency), { edits, savedText, problemOf });
}
