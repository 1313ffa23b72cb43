import { formatDay } from '@itinera/shared/format';
import { figureWithoutCurrency } from '../figures';
import { valueWords } from '../words';
import { isDay, type TableColumn } from './tableColumns';

/** Translates each word of a cell; a cell can hold several. */
const inWords = (text: string): string =>
  text
    .split(', ')
    .map((word) => valueWords[word] ?? word)
    .join(', ');

export function cellInWords(
  { kind }: TableColumn,
  value: string | number | null | undefined,
  currency: string | null,
): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'number') return figureWithoutCurrency(kind, value, currency);
  return isDay(value) ? formatDay(value) : inWords(value);
}
