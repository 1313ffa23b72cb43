import type { ExchangeRate } from '@itinera/shared/contracts';
import { rateOf } from '@itinera/shared/pricing';

/** The rate of a currency pair that applies on a day, and those that apply later. */
export interface PairRate {
  from: string;
  to: string;
  /** Undefined if the first rate is in the future. */
  current: ExchangeRate | undefined;
  /** Soonest first. */
  planned: readonly ExchangeRate[];
}

const byPair = (one: PairRate, other: PairRate): number =>
  `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`);

export function currentRates(rates: readonly ExchangeRate[], day: string): PairRate[] {
  const pairs = new Map(rates.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  return [...pairs.values()]
    .map(({ from, to }) => ({
      from,
      to,
      current: rateOf(rates, from, to, day),
      planned: rates
        .filter((rate) => rate.from === from && rate.to === to && rate.valid_from > day)
        .toSorted((one, other) => one.valid_from.localeCompare(other.valid_from)),
    }))
    .toSorted(byPair);
}
