import { formatDay } from '@itinera/shared/format';
import { bareFigure } from '../figures';
import { valueWords } from '../words';
import { isDay, type TableColumn } from './tableColumns';

/** Several words of the wire may stand in one cell. */
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
  if (typeof value === 'number') return bareFigure(kind, value, currency);
  return isDay(value) ? formatDay(value) : inWords(value);
}
