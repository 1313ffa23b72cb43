import type { OfferType } from '@itinera/shared/contracts';
import { sum } from '../integers';
import { type EligibleOffer, freeNightsStep } from './eligibleOffer';
import { freeNights, reduced, reducedPrice } from './reduced';
import type { Outcome } from './winner';

/** The combinable offers by step, and for each step and night the strongest of them. */
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

/** What an offer alone takes off these prices; off lower ones it never takes more. */
function gainOf(prices: readonly number[], eligible: EligibleOffer): number {
  const { step, strength, touched } = eligible;
  let gain = 0;
  if (step === freeNightsStep) for (const night of freeNights(prices, eligible)) gain += prices[night] ?? 0;
  else
    for (const [night, price] of prices.entries())
      if (touched[night]) gain += price - reducedPrice(price, step, strength);
  return gain;
}

/** As if the best offer of each type that is left took off all it can: close where offers are for different nights. */
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

/** As if each night had the strongest offer of every step that is left: close where offers are for the same nights. */
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

/** What no set can go below that adds offers of this step and later ones to an outcome. */
export const lowestNet = (outcome: Outcome, remaining: Remaining, from: number): number =>
  Math.max(boundOfTypes(outcome, remaining, from), boundOfNights(outcome, remaining, from));
