/** The columns of the results; their names are remembered in saved setups and never change. */
export const columnWords = {
  hotel: 'Hotel',
  stay: 'Room and boarding',
  dates: 'Dates',
  net: 'Net',
  markup: 'Markup',
  sale: 'Sale',
} as const;
export type ColumnId = keyof typeof columnWords;

const widths: Record<ColumnId, string> = {
  hotel: 'minmax(180px, 1.6fr)',
  stay: 'minmax(124px, 1.2fr)',
  dates: '124px',
  net: '74px',
  markup: '70px',
  sale: '84px',
};
const widthOfActions = '164px';

/** Columns of amounts, whose heading names the currency. */
export const isPrice = (column: ColumnId): boolean =>
  column === 'net' || column === 'markup' || column === 'sale';

/** The grid of a line with these columns and its actions. */
export const tracksOf = (columns: readonly ColumnId[]): string =>
  [...columns.map((column) => widths[column]), widthOfActions].join(' ');

const inOrder = Object.keys(columnWords) as ColumnId[];

/** The visible columns: as a person has arranged them, without what nobody may see now or what there is nothing of. */
export function visibleColumns(
  {
    order = [],
    hidden = [],
  }: { order?: readonly string[] | undefined; hidden?: readonly string[] | undefined },
  isShown: (column: ColumnId) => boolean,
): ColumnId[] {
  const placeOf = (column: ColumnId) => {
    const place = order.indexOf(column);
    return place < 0 ? order.length + inOrder.indexOf(column) : place;
  };
  return inOrder
    .filter((column) => column === 'hotel' || (!hidden.includes(column) && isShown(column)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
