import type { ExchangeRate } from '@itinera/shared/contracts';
import { rateOf } from '@itinera/shared/pricing';

/** What applies to one pair of currencies on a day, and what is entered for later days. */
export interface PairRate {
  from: string;
  to: string;
  /** Undefined where the first rate is still to come. */
  current: ExchangeRate | undefined;
  /** The soonest first. */
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
