import type { ColumnKind } from '@itinera/shared/contracts';
import { formatAmount, formatMoney } from '@itinera/shared/format';

const count = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A figure as text. An amount without a currency is 0, because there was nothing to add up. */
export function figureInWords(kind: ColumnKind | undefined, value: number | null, currency: string | null) {
  if (value === null) return '—';
  if (kind === 'percent') return `${percent.format(value / 100)}\u00a0%`;
  return kind === 'money' && currency !== null ? formatMoney(value, currency) : count.format(value);
}

/** A figure without its currency, for a table that names the currency elsewhere. */
export const figureWithoutCurrency = (
  kind: ColumnKind,
  value: number | null,
  currency: string | null,
): string =>
  value !== null && kind === 'money' && currency !== null
    ? formatAmount(value, currency)
    : figureInWords(kind, value, currency);

/** Difference from the previous value; of a percentage, in points. Undefined without a previous value. */
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
