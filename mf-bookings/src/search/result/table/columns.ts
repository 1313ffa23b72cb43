import type { FoundRow } from '../foundRows';
import { perPerson } from '../perPerson';
import type { ResultSetup } from '../resultSetup';
import { amountWidth } from './amountWidth';

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

const usualWidths = {
  hotel: 'minmax(180px, 2fr)',
  stay: 'minmax(124px, 1fr)',
  // With the end of free cancellation where there is room.
  dates: 'minmax(120px, 172px)',
} as const;

type Prices = Record<'net' | 'markup' | 'sale', number>;

/** Pixels for the headings of amounts. */
const ofHeadings: Prices = { net: 62, markup: 74, sale: 112 };
const ofPerPerson = 62;

/** The least widths of columns of amounts: money is never cut. */
export function leastOfPrices(rows: readonly FoundRow[]): Prices {
  const currency = rows[0]?.result.currency ?? 'EUR';
  const trips = rows.map(({ trip }) => trip);
  const shares = trips.map((trip) => perPerson(trip.sale_minor, trip));
  const wide = (minors: (number | null)[]) => amountWidth(minors, currency, 'bold');
  return {
    net: Math.max(ofHeadings.net, wide(trips.map(({ net_minor }) => net_minor))),
    markup: Math.max(ofHeadings.markup, wide(trips.map(({ markup_minor }) => markup_minor))),
    sale: Math.max(
      ofHeadings.sale,
      wide(trips.map(({ sale_minor }) => sale_minor)),
      amountWidth(shares, currency, 'small') + ofPerPerson,
    ),
  };
}

const widthOfActions = '130px';

/** Columns of amounts, whose heading has the currency. */
export const isPrice = (column: ColumnId): column is keyof Prices =>
  column === 'net' || column === 'markup' || column === 'sale';

/** `grid-template-columns` of a row with these columns and its actions. `prices`: least widths of amounts. */
export const tracksOf = (
  columns: readonly ColumnId[],
  widths: Readonly<Record<string, number>> | undefined,
  prices: Prices,
): string => {
  const trackOf = (column: ColumnId) => {
    const width = widths?.[column];
    // May shrink if there is too little space.
    if (width !== undefined) return `minmax(0, ${width}px)`;
    return isPrice(column) ? `${prices[column]}px` : usualWidths[column];
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
