import { sum } from '../integers';
import type { EligibleOffer } from './eligibleOffer';

/** Offers that are applied together, in order, and the resulting price. */
export interface Outcome {
  set: readonly EligibleOffer[];
  prices: readonly number[];
  net: number;
}

export const outcomeOf = (set: readonly EligibleOffer[], prices: readonly number[]): Outcome => ({
  set,
  prices,
  net: sum(prices),
});

const idsOf = ({ set }: Outcome): string[] => set.map(({ offer }) => offer.id).toSorted();

function hasSmallerIds(one: Outcome, other: Outcome): boolean {
  const others = idsOf(other);
  const difference = idsOf(one).map((id, index) => [id, others[index] ?? ''] as const);
  const [id, otherId] = difference.find(([own, its]) => own !== its) ?? ['', ''];
  return id < otherId;
}

/** The lower sum wins, then fewer offers, then smaller ids. */
export const isBetter = (one: Outcome, other: Outcome): boolean =>
  one.net === other.net
    ? one.set.length === other.set.length
      ? hasSmallerIds(one, other)
      : one.set.length < other.set.length
    : one.net < other.net;
