import type { SheetEdits } from '@itinera/shared/sheet';
import { currencyDigits } from '@itinera/shared/format';
import { freeText, readPrice } from '../amounts/readPrice';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { firstOf, type Heading } from './layout';

type Value = string | number | null;

const before: readonly Heading[] = ['boarding', 'room', 'guests', 'bands'];

/** Own price as a number in major units; an invalid text unchanged. */
function valueOf(text: string, currency: string): Value {
  const { value } = readPrice(text, currency);
  if (!value) return text;
  if (value.is_free) return freeText;
  return value.price_minor === 0 ? null : value.price_minor / 10 ** currencyDigits(currency);
}

/** Quoted with words, because spreadsheets parse `2-11` alone as a date. */
const agesOf = ({ bands }: PriceRow): string => (bands.length > 0 ? `${bands.join(', ')} years` : '');

/**
 * A grid as a table: names of periods, their first and last days, then one line per row. Derived prices are empty, because an import
 * would read them as own prices.
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
