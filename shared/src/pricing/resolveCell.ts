import type { PriceSource } from '@itinera/shared/contracts';
import type { BookBasePrice, BookCell, BookPeriod, BookRow, BookSupplement, ContractPrices } from './book';
import { byId, indexed } from './indexed';
import { shareOf } from './integers';

type OwnSource = Extract<PriceSource, { kind: 'explicit' | 'derived' }>;
type RowKey = Omit<BookRow, 'id' | 'is_active' | 'coefficient_bp'>;

const cellsOf = indexed<BookCell>(({ graph_price_id, period_id }) => `${graph_price_id} ${period_id}`);
const basePricesOf = indexed<BookBasePrice>(
  ({ period_id, boarding_type_id }) => `${period_id} ${boarding_type_id}`,
);
const supplementsTo = indexed<BookSupplement>(({ boarding_type_id }) => boarding_type_id);
const keyOf = ({ room_type_id, boarding_type_id, adult, children, child_bands }: RowKey): string =>
  [room_type_id, boarding_type_id, adult, children, child_bands?.join('+')].join(' ');
const rowsOf = indexed<BookRow>(keyOf);

/** A positive amount, or a free one, is a price; 0 alone is not. */
const isPrice = ({ price_minor, is_free }: BookCell): boolean => price_minor > 0 || is_free;

function explicit(book: ContractPrices, row: BookRow, period: { id: string }): OwnSource | undefined {
  const cell = cellsOf(book.cells, `${row.id} ${period.id}`).find(isPrice);
  return (
    cell && { kind: 'explicit', amount_minor: cell.price_minor, cell_id: cell.id, is_free: cell.is_free }
  );
}

/** The base price of the room takes precedence over that of all rooms. */
function derived(book: ContractPrices, row: BookRow, period: { id: string }): OwnSource | undefined {
  if (row.coefficient_bp === null) return undefined;
  const bases = basePricesOf(book.base_prices, `${period.id} ${row.boarding_type_id}`);
  const base =
    bases.find(({ room_type_id }) => room_type_id === row.room_type_id) ??
    bases.find(({ room_type_id }) => room_type_id === null);
  return (
    base && {
      kind: 'derived',
      amount_minor: shareOf(base.price_minor, row.coefficient_bp),
      base_price_id: base.id,
      base_minor: base.price_minor,
      coefficient_bp: row.coefficient_bp,
    }
  );
}

const own = (book: ContractPrices, row: BookRow, period: { id: string }): OwnSource | undefined =>
  explicit(book, row, period) ?? derived(book, row, period);

/** A supplement of the period comes first, then the smaller id; the first whose other boarding has a price applies. */
function supplemented(book: ContractPrices, row: BookRow, period: { id: string }): PriceSource | undefined {
  const supplements = supplementsTo(book.boarding_supplements, row.boarding_type_id)
    .filter(({ period_id }) => period_id === null || period_id === period.id)
    .toSorted(
      (one, other) => Number(one.period_id === null) - Number(other.period_id === null) || byId(one, other),
    );
  for (const supplement of supplements) {
    const { adult_minor, child_minor, from_boarding_type_id } = supplement;
    const [other] = rowsOf(book.rows, keyOf({ ...row, boarding_type_id: from_boarding_type_id }));
    // Also of a row that is not sold itself: its price is still the base of the supplement.
    const from = other && own(book, other, period);
    if (from)
      return {
        kind: 'supplement',
        amount_minor: from.amount_minor + row.adult * adult_minor + row.children * child_minor,
        boarding_supplement_id: supplement.id,
        adult_minor,
        child_minor,
        from_row_id: other.id,
        from,
      };
  }
  return undefined;
}

/**
 * Price of the room per night of the period, for all guests of the row, with its source: its own cell, else the base price times the
 * coefficient of the row, else the price of another boarding plus a supplement, which can't be based on another supplement.
 */
export const resolveCell = (
  book: ContractPrices,
  row: BookRow,
  period: Pick<BookPeriod, 'id'>,
): PriceSource => own(book, row, period) ?? supplemented(book, row, period) ?? { kind: 'missing' };
