import type { Booking, CancellationCost } from '@itinera/shared/contracts';
import { formatInstant, formatInstantIn, formatMoney } from '@itinera/shared/format';

/** Words for the amounts and instants of a cancellation. */
export interface CostFormat {
  money: (minor: number) => string;
  instant: (instant: string) => string;
}

/** Instants of a booking are in the time of its hotels and airports; where those differ, in that of the person. */
export function costFormat({ currency, hotels = [], flights = [], transfer }: Booking): CostFormat {
  const parts = [...hotels, ...flights, ...(transfer ? [transfer] : [])];
  const [zone, ...others] = new Set(parts.flatMap(({ cancellation }) => cancellation?.time_zone ?? []));
  return {
    money: (minor) => formatMoney(minor, currency),
    instant: (instant) =>
      zone !== undefined && others.length === 0
        ? formatInstantIn(instant, zone)
        : `${formatInstant(instant)} of your time`,
  };
}

/** Such as `240,00 EUR now; from 20.05.2027 18:00 480,00 EUR`, `nothing until 12.05.2027 18:00, then 240,00 EUR`. */
export function costInWords({ now_minor, next }: CancellationCost, { money, instant }: CostFormat): string {
  if (!next) return now_minor === 0 ? 'nothing' : money(now_minor);
  return now_minor === 0
    ? `nothing until ${instant(next.from)}, then ${money(next.cost_minor)}`
    : `${money(now_minor)} now; from ${instant(next.from)} ${money(next.cost_minor)}`;
}

/** What the customer pays by the terms, as a sentence. */
export function customerCostInWords(cost: CancellationCost, { money, instant }: CostFormat): string {
  const { now_minor, next } = cost;
  if (now_minor > 0) return `By the terms the customer pays ${costInWords(cost, { money, instant })}.`;
  return next
    ? `Free until ${instant(next.from)} by the terms, then the customer pays ${money(next.cost_minor)}.`
    : 'Free by the terms.';
}
