import type { Hotel } from '@itinera/shared/contracts';
import { cellKey, useEdits } from '@itinera/shared/sheet';
import { useMemo } from 'react';
import { priceDraftKey } from './drafts/priceDrafts';
import { useSavedMeanwhile } from './drafts/useSavedMeanwhile';
import { pricesOf } from './drafts/useUnsavedCells';
import { shownPrice, type CellView } from './grid/cellView';
import { cellsWith, marksOf, sourcesOf } from './model/cellStates';
import type { PriceColumn, PriceRow } from './model/priceRows';
import { savedTexts } from './model/savedTexts';
import type { PriceData } from './model/usePriceData';
import { useSavingPrices } from './save/useSavingPrices';

export interface EditedPrices {
  hotel: Hotel;
  dmcId: string;
  currency: string;
  partner: string | undefined;
  data: PriceData;
}

/** Prices of a partner with unsaved edits: how they are saved, where each comes from, and how it is shown. */
export function usePriceEdits(
  { hotel, dmcId, currency, partner, data }: EditedPrices,
  columns: PriceColumn[],
) {
  const savedText = useMemo(() => savedTexts(data.cells, currency), [data.cells, currency]);
  const edits = useEdits(savedText, priceDraftKey(hotel.id, dmcId), pricesOf(partner), currency);
  const sourceOf = useMemo(
    () => sourcesOf(data, cellsWith(data.cells, edits.all, currency)),
    [data, edits.all, currency],
  );
  const marks = useMemo(() => marksOf(data, columns), [data, columns]);
  const owner = { hotel_id: hotel.id, dmc_id: dmcId };
  const saving = useSavingPrices({ owner, currency, edits, savedText });
  useSavedMeanwhile(edits, savedText);
  const viewOf = (row: PriceRow, column: PriceColumn, isSelected: boolean): CellView => {
    const key = cellKey({ row: row.id, column: column.id });
    const edit = edits.all.get(key);
    const problem = saving.problems.get(key);
    const source = sourceOf(row, column);
    return {
      text: problem !== undefined && edit ? edit.text : shownPrice(source, currency),
      kind: problem === undefined ? source.kind : 'explicit',
      isChanged: edit !== undefined,
      isSelected,
      problem,
      ...marks(row, column),
    };
  };
  return { edits, savedText, saving, sourceOf, viewOf };
}
