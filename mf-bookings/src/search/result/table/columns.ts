import type { ResultSetup } from '../resultSetup';

/** Columns of the results. Saved setups contain their names, so they never change. */
export const columnWords = {
  hotel: 'Hotel',
  stay: 'Room and boarding',
  dates: 'Dates',
  net: 'Net',
  markup: 'Mark-up',
  sale: 'Sale',
} as const;
export type ColumnId = keyof typeof columnWords;

export { narrowestColumn as narrowest, widestColumn as widest } from '@itinera/shared/contracts';

const usualWidths: Record<ColumnId, string> = {
  hotel: 'minmax(180px, 2fr)',
  stay: 'minmax(124px, 1fr)',
  dates: '120px',
  net: '62px',
  markup: '74px',
  sale: '112px',
};
const widthOfActions = '130px';

/** Columns of amounts, whose heading has the currency. */
export const isPrice = (column: ColumnId): boolean =>
  column === 'net' || column === 'markup' || column === 'sale';

/** `grid-template-columns` of a row with these columns and its actions. */
export const tracksOf = (
  columns: readonly ColumnId[],
  widths: Readonly<Record<string, number>> = {},
): string => {
  const trackOf = (column: ColumnId) => {
    const width = widths[column];
    // May shrink if there is too little space.
    return width === undefined ? usualWidths[column] : `minmax(0, ${width}px)`;
  };
  return [...columns.map(trackOf), widthOfActions].join(' ');
};

const inOrder = Object.keys(columnWords) as ColumnId[];

/** All columns in the person's order; unknown ones of a later release come last. */
export function columnsInOrder(order: readonly string[]): ColumnId[] {
  const placeOf = (column: ColumnId) => {
    const place = order.indexOf(column);
    return place < 0 ? order.length + inOrder.indexOf(column) : place;
  };
  return inOrder.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Shown columns in the person's order, without hidden net prices and without empty columns. */
export function shownColumns(
  { columns: { order = [], hidden = [] }, shown }: Pick<ResultSetup, 'columns' | 'shown'>,
  showsNet: boolean,
): ColumnId[] {
  const isHidden: Partial<Record<ColumnId, boolean>> = {
    net: !showsNet,
    markup: !showsNet,
    sale: shown === 'net' && showsNet,
  };
  return columnsInOrder(order).filter(
    (column) => column === 'hotel' || (!hidden.includes(column) && !isHidden[column]),
  );
}
