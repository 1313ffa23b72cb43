import { shareOf } from '../integers';
import { type EligibleOffer, firstAmountStep, freeNightsStep } from './eligibleOffer';

/** The free nights: the cheapest, and of equally cheap ones the latest. */
export function freeNights(
  prices: readonly number[],
  { offer, touched, strength }: EligibleOffer,
): Set<number> {
  const candidates = [...prices.entries()].filter(([night]) => touched[night]);
  candidates.sort(([one, price], [other, otherPrice]) => {
    if (offer.free_night === 'first') return one - other;
    return (offer.free_night === 'cheapest' && price - otherPrice) || other - one;
  });
  return new Set(candidates.slice(0, strength).map(([night]) => night));
}

/** Price of a night after a reduction by percent or amount, depending on the step. Never below 0. */
export const reducedPrice = (price: number, step: number, strength: number): number =>
  price - (step < firstAmountStep ? shareOf(price, strength) : Math.min(price, strength));

/** Prices of the nights after an offer. Monotonic: lower prices stay lower. */
export function reduced(prices: readonly number[], eligible: EligibleOffer): number[] {
  const { touched, step, strength } = eligible;
  if (step === freeNightsStep) {
    const free = freeNights(prices, eligible);
    return prices.map((price, night) => (free.has(night) ? 0 : price));
  }
  return prices.map((price, night) => (touched[night] ? reducedPrice(price, step, strength) : price));
}
