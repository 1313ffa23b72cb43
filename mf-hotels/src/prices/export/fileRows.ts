import type { SheetEdits } from '@itinera/shared/sheet';
import { currencyDigits } from '@itinera/shared/format';
import { freeText, readPrice } from '../amounts/readPrice';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { firstOf, type Heading } from './layout';

type Value = string | number | null;

const before: readonly Heading[] = ['boarding', 'room', 'guests', 'bands'];

/** An own price as a number in major units; a text that is no price as it is. */
function valueOf(text: string, currency: string): Value {
  const { value } = readPrice(text, currency);
  if (!value) return text;
  if (value.is_free) return freeText;
  return value.price_minor === 0 ? null : value.price_minor / 10 ** currencyDigits(currency);
}

/** Spreadsheets would take `2-11` alone for a day. */
const agesOf = ({ bands }: PriceRow): string => (bands.length > 0 ? `${bands.join(', ')} years` : '');

/**
 * The prices of a grid as a table: the names of the periods, their first and last days, and a line for each row. A derived price is
 * left empty, because as a number it would come back as an own one.
 */
export function fileRows(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  { textOf }: Pick<SheetEdits, 'textOf'>,
  currency: string,
): { headers: string[]; rows: Value[][] } {
  const periods = columns.map(({ period }) => period);
  return {
    headers: [...before.map(firstOf), ...periods.map(({ name }) => name ?? '')],
    rows: [
      ['', '', '', 'From', ...periods.map(({ start_period }) => start_period)],
      ['', '', '', 'To', ...periods.map(({ end_period }) => end_period)],
      ...rows.map((row) => [
        row.boarding,
        row.room,
        row.party,
        agesOf(row),
        ...columns.map((column) => valueOf(textOf({ row: row.id, column: column.id }), currency)),
      ]),
    ],
  };
}
