import { shareOf } from '../integers';
import { type EligibleOffer, firstAmountStep, freeNightsStep } from './eligibleOffer';

/** The nights that cost nothing. Of equally cheap ones, the latest. */
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

/** A price of a night after a reduction of percent or of an amount, by the step. It is never below 0. */
export const reducedPrice = (price: number, step: number, strength: number): number =>
  price - (step < firstAmountStep ? shareOf(price, strength) : Math.min(price, strength));

/** The prices of the nights once the offer has been applied to them. Lower prices never become higher ones by it. */
export function reduced(prices: readonly number[], eligible: EligibleOffer): number[] {
  const { touched, step, strength } = eligible;
  if (step === freeNightsStep) {
    const free = freeNights(prices, eligible);
    return prices.map((price, night) => (free.has(night) ? 0 : price));
  }
  return prices.map((price, night) => (touched[night] ? reducedPrice(price, step, strength) : price));
}
