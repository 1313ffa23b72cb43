import { plural } from '@itinera/shared/format';
import type { PriceSource } from '@itinera/shared/contracts';
import { shownAmount } from '../amounts/priceText';
import { amountOf } from '../model/cellStates';

/** Such as `12 cells: sum 1 440,00 · average 120,00 · minimum 95,00`, over cells with a price. Empty for a single cell. */
export function selectionFacts(sources: readonly (PriceSource | undefined)[], currency: string): string {
  if (sources.length < 2) return '';
  const count = plural(sources.length, 'cell');
  const amounts = sources.flatMap((source) => (source ? (amountOf(source) ?? []) : []));
  if (amounts.length === 0) return `${count}: no prices`;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const least = amounts.reduce((one, other) => Math.min(one, other));
  const shown = (minor: number) => shownAmount(minor, currency);
  const missing = sources.length - amounts.length;
  return [
    `${count}: sum ${shown(sum)}`,
    `average ${shown(Math.round(sum / amounts.length))}`,
    `minimum ${shown(least)}`,
    ...(missing > 0 ? [`${missing} without a price`] : []),
  ].join(' · ');
}
