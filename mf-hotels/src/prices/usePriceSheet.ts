import { useShortcut } from '@itinera/shared/ui';
import { useRef } from 'react';
import { pricesOf, useUnsavedCells } from './drafts/useUnsavedCells';
import { explained } from './grid/calculate';
import { useCellInAddress } from './grid/useCellInAddress';
import { keysOfGrid, useListedGridKeys } from './grid/useListedGridKeys';
import { useNightInAddress } from './grid/useNightInAddress';
import { usePriceGrid } from './grid/usePriceGrid';
import { useSelectionFacts } from './grid/useSelectionFacts';
import { useShownRows } from './grid/useShownRows';
import { presetsOf } from './model/presetsOf';
import { useProblems } from './save/useProblems';
import { usePriceDialog } from './usePriceDialog';
import { usePriceEdits, type EditedPrices } from './usePriceEdits';

/** The grid of a partner's prices with its edits, its place in the address, and the question before leaving. */
export function usePriceSheet(prices: EditedPrices) {
  const { hotel, currency, partner, data } = prices;
  const root = useRef<HTMLDivElement>(null);
  const dialog = usePriceDialog();
  const shown = useShownRows(hotel, data);
  const { rows, columns, allRows, reveal } = shown;
  const edited = usePriceEdits(prices, columns);
  const { edits, savedText, saving, sourceOf } = edited;
  const grid = usePriceGrid({
    root,
    rows,
    columns,
    currency,
    edits,
    sourceOf,
    saving,
    onWhy: (row, column) => dialog.open('why', presetsOf(row, column)),
    onStop: (row, column) => dialog.open('stop-sales', presetsOf(row, column)),
  });
  useCellInAddress({ rows, columns, moveTo: grid.moveTo, reveal });
  useNightInAddress({ rows: allRows, columns, sourceOf });
  // A shortcut of the page, so that it also works outside of the grid.
  useShortcut('Mod+S', 'Save', grid.commands.save);
  useListedGridKeys(keysOfGrid);
  const guards = useUnsavedCells({
    edits,
    grid,
    what: pricesOf(partner),
    pastedWhat: 'Prices that were pasted or read from a file',
  });
  const problems = useProblems({ problems: saving.problems, edits, rows: allRows, columns, savedText });
  const facts = useSelectionFacts(grid.range, shown, sourceOf, currency);
  const activeSource = grid.sourceAt(grid.active);
  return {
    root,
    grid,
    guards,
    problems,
    ...shown,
    ...edited,
    isImporting: dialog.name === 'import',
    facts: facts || (activeSource && explained(activeSource, currency)) || '',
  };
}

export type Sheet = ReturnType<typeof usePriceSheet>;
