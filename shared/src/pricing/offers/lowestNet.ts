import { sum } from '../integers';
import { type EligibleOffer, freeNightsStep } from './eligibleOffer';
import { reduced, reducedPrice } from './reduced';

/** The strongest reduction of each step on each night, and all offers of free nights. */
export interface Strongest {
  steps: readonly (readonly number[])[];
  freeNights: readonly EligibleOffer[];
}

export const strongestOf = (steps: readonly (readonly EligibleOffer[])[], nights: number): Strongest => ({
  steps: steps
    .slice(0, freeNightsStep)
    .map((offers) =>
      Array.from({ length: nights }, (_, night) =>
        Math.max(0, ...offers.filter(({ touched }) => touched[night]).map(({ strength }) => strength)),
      ),
    ),
  freeNights: steps[freeNightsStep] ?? [],
});

/** What no set can go below that applies offers of this step and later ones to these prices. */
export function lowestNet(prices: readonly number[], { steps, freeNights }: Strongest, from: number): number {
  const lowest = prices.map((start, night) =>
    steps
      .slice(from)
      .reduce((price, strengths, later) => reducedPrice(price, from + later, strengths[night] ?? 0), start),
  );
  const nets = freeNights.map((offer) => sum(reduced(lowest, offer)));
  return Math.min(sum(lowest), ...nets);
}
