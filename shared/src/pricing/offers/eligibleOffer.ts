import type { OfferType, QuotedNight } from '@itinera/shared/contracts';
import type { BookOffer } from '../book';
import { isWithin } from '../days';

/** An offer that is eligible for a stay, with its effect. */
export interface EligibleOffer {
  offer: BookOffer;
  /** Nights that it may change. */
  touched: readonly boolean[];
  /** Order of application: percent first, then amounts, then free nights; of each, the types in their order. */
  step: number;
  /** Basis points, minor units, or the number of free nights, depending on its step. */
  strength: number;
}

const typeOrder: readonly OfferType[] = ['early_booking', 'long_stay', 'last_minute', 'discount'];
export const firstAmountStep = typeOrder.length;
export const freeNightsStep = 2 * typeOrder.length;
export const stepCount = freeNightsStep + 1;

// Priority orders the offers of a step, and a set has at most one of each step, as of each type.
const stepOf = ({ type, value_type }: BookOffer): number =>
  type === 'stay_pay'
    ? freeNightsStep
    : typeOrder.indexOf(type) + (value_type === 'percent' ? 0 : firstAmountStep);

function freeNightsOf({ repeat, stay_nights, pay_nights }: BookOffer, nights: number): number {
  if (stay_nights === null || pay_nights === null) return 0;
  const times = repeat ? Math.floor(nights / stay_nights) : Number(nights >= stay_nights);
  return times * (stay_nights - pay_nights);
}

function strengthOf(offer: BookOffer, nights: number): number {
  if (offer.type === 'stay_pay') return freeNightsOf(offer, nights);
  return (offer.value_type === 'percent' ? offer.value_bp : offer.value_minor) ?? 0;
}

/** With the rule `night` it affects nights inside its window, else all; never nights with a locked price. */
export const eligibleOffer = (offer: BookOffer, nights: readonly QuotedNight[]): EligibleOffer => ({
  offer,
  step: stepOf(offer),
  strength: strengthOf(offer, nights.length),
  touched: nights.map(
    ({ date, special }) =>
      !special?.is_locked && (offer.stay_rule !== 'night' || isWithin(date, offer.stay_from, offer.stay_to)),
  ),
});
