import type { ColumnKind } from '@itinera/shared/contracts';
import { formatAmount, formatMoney } from '@itinera/shared/format';

const count = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A figure as it is read; without a currency, an amount is of none and therefore 0. */
export function figureInWords(kind: ColumnKind | undefined, value: number | null, currency: string | null) {
  if (value === null) return '—';
  if (kind === 'percent') return `${percent.format(value / 100)}\u00a0%`;
  return kind === 'money' && currency !== null ? formatMoney(value, currency) : count.format(value);
}

/** As `figureInWords`, without the currency, for a table that names it elsewhere. */
export const bareFigure = (kind: ColumnKind, value: number | null, currency: string | null): string =>
  value !== null && kind === 'money' && currency !== null
    ? formatAmount(value, currency)
    : figureInWords(kind, value, currency);

/** By how much a value differs from the one before; of a percentage, in points. Undefined where there is nothing to compare. */
export function changeInWords(
  kind: ColumnKind | undefined,
  value: number | null,
  before: number | null,
): string | undefined {
  if (value === null || before === null) return undefined;
  const sign = (difference: number) => (difference > 0 ? '+' : difference < 0 ? '−' : '±');
  if (kind === 'percent') {
    const points = (value - before) / 100;
    return `${sign(points)}${percent.format(Math.abs(points))} points`;
  }
  if (before === 0) return value === 0 ? undefined : 'none before';
  if (before > 0 && value >= 10 * before) return `${count.format(value / before)} times as much`;
  const share = (100 * (value - before)) / Math.abs(before);
  return `${sign(share)}${percent.format(Math.abs(share))}\u00a0%`;
}
