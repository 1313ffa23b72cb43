import type { OfferType } from '@itinera/shared/contracts';
import { sum } from '../integers';
import { type EligibleOffer, freeNightsStep } from './eligibleOffer';
import { freeNights, reduced, reducedPrice } from './reduced';
import type { Outcome } from './winner';

/** Combinable offers by step, and the strongest of them per step and night. */
export interface Remaining {
  steps: readonly (readonly EligibleOffer[])[];
  strongest: readonly (readonly number[])[];
}

export const remainingOf = (steps: Remaining['steps'], nights: number): Remaining => ({
  steps,
  strongest: steps
    .slice(0, freeNightsStep)
    .map((offers) =>
      Array.from({ length: nights }, (_, night) =>
        Math.max(0, ...offers.filter(({ touched }) => touched[night]).map(({ strength }) => strength)),
      ),
    ),
});

/** What an offer alone reduces these prices by; it never reduces lower ones by more. */
function gainOf(prices: readonly number[], eligible: EligibleOffer): number {
  const { step, strength, touched } = eligible;
  let gain = 0;
  if (step === freeNightsStep) for (const night of freeNights(prices, eligible)) gain += prices[night] ?? 0;
  else
    for (const [night, price] of prices.entries())
      if (touched[night]) gain += price - reducedPrice(price, step, strength);
  return gain;
}

/** Bound as if the best remaining offer of each type had its full effect: tight for offers on different nights. */
function boundOfTypes({ prices, net, set }: Outcome, { steps }: Remaining, from: number): number {
  const gains = new Map<OfferType, number>();
  for (const offers of steps.slice(from))
    for (const eligible of offers) {
      const { type } = eligible.offer;
      if (set.some(({ offer }) => offer.type === type)) continue;
      gains.set(type, Math.max(gains.get(type) ?? 0, gainOf(prices, eligible)));
    }
  return net - sum([...gains.values()]);
}

/** Bound as if each night had the strongest offer of each remaining step: tight for offers on the same nights. */
function boundOfNights({ prices }: Outcome, { steps, strongest }: Remaining, from: number): number {
  const lowest = prices.map((start, night) => {
    let price = start;
    for (let step = from; step < freeNightsStep; step += 1)
      price = reducedPrice(price, step, strongest[step]?.[night] ?? 0);
    return price;
  });
  const free = (steps[freeNightsStep] ?? []).map((offer) => sum(reduced(lowest, offer)));
  return Math.min(sum(lowest), ...free);
}

/** Lower bound of all sets that add offers of this step and later ones to an outcome. */
export const lowestNet = (outcome: Outcome, remaining: Remaining, from: number): number =>
  Math.max(boundOfTypes(outcome, remaining, from), boundOfNights(outcome, remaining, from));
