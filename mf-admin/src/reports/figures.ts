import type { ColumnKind } from '@itinera/shared/contracts';
import { currencyDigits, formatAmount, formatMoney } from '@itinera/shared/format';

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
  kind: ColumnKind | undefined,
  value: number | null,
  currency: string | null,
): string =>
  value !== null && kind === 'money' && currency !== null
    ? formatAmount(value, currency)
    : figureInWords(kind, value, currency);

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** The sign of a currency, such as `€`; its code where it has none. */
const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A figure for the axis of a chart, such as `50k €`. */
export function shortFigure(kind: ColumnKind, value: number, currency: string | null): string {
  if (kind === 'percent') return `${value / 100}\u00a0%`;
  const isMoney = kind === 'money' && currency !== null;
  const short = compact
    .format(isMoney ? value / 10 ** currencyDigits(currency) : value)
    .replace('K', 'k')
    .replace('.', ',');
  return isMoney ? `${short}\u00a0${signOf(currency)}` : short;
}

/**
 * Difference from the previous value; of a percentage, in points, and of a value that more than doubled, the previous one itself, which says
 * more than `+640,5 %`. Undefined without a previous value.
 */
export function changeInWords(
  kind: ColumnKind | undefined,
  value: number | null,
  before: number | null,
  currency: string | null = null,
): string | undefined {
  if (value === null || before === null) return undefined;
  const sign = (difference: number) => (difference > 0 ? '+' : difference < 0 ? '−' : '±');
  if (kind === 'percent') {
    const points = (value - before) / 100;
    return `${sign(points)}${percent.format(Math.abs(points))} points`;
  }
  if (before === 0) return value === 0 ? undefined : 'none before';
  if (before > 0 && value > 2 * before) return `before ${figureWithoutCurrency(kind, before, currency)}`;
  const share = (100 * (value - before)) / Math.abs(before);
  return `${sign(share)}${percent.format(Math.abs(share))}\u00a0%`;
}
