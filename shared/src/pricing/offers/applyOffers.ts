import type { AppliedOffer, QuotedNight, RejectedOffer, Rejection } from '@itinera/shared/contracts';
import type { BookOffer } from '../book';
import { byId } from '../indexed';
import { sum } from '../integers';
import type { Stay } from '../stay';
import { bestSet } from './bestSet';
import { type EligibleOffer, eligibleOffer } from './eligibleOffer';
import { ineligible } from './ineligible';
import { reduced } from './reduced';
import type { Outcome } from './winner';

export interface OffersOfStay {
  nights: QuotedNight[];
  applied: AppliedOffer[];
  rejected: RejectedOffer[];
}

const named = ({ id, name, type }: BookOffer) => ({ offer_id: id, name, type });

/** Applies the offers one after the other, and records on each night what each of them reduces. */
function explained(nights: readonly QuotedNight[], gross: readonly number[], set: Outcome['set']) {
  let prices = gross;
  const reductions = nights.map((): QuotedNight['reductions'] => []);
  const applied = set.map((eligible) => {
    const after = reduced(prices, eligible);
    const amounts = prices.map((price, night) => price - (after[night] ?? 0));
    for (const [night, amount_minor] of amounts.entries())
      if (amount_minor > 0) reductions[night]?.push({ offer_id: eligible.offer.id, amount_minor });
    prices = after;
    return { ...named(eligible.offer), amount_minor: sum(amounts) };
  });
  return {
    applied,
    nights: nights.map((night, index) => ({
      ...night,
      reductions: reductions[index] ?? [],
      net_minor: prices[index] ?? null,
    })),
  };
}

/** Why an offer is not applied. Alone it would reduce the stay to `net`. */
function reasonOf({ offer }: EligibleOffer, net: number, gross: number, winner: Outcome): Rejection {
  if (net === gross) return 'no_effect';
  return winner.set.length > 1 && !offer.combinable ? 'not_combinable' : 'worse';
}

/** Reduces a stay whose nights all have a price (`gross`), with the outcome of each offer. */
export function applyOffers(
  offers: readonly BookOffer[],
  stay: Stay,
  nights: readonly QuotedNight[],
  gross: readonly number[],
): OffersOfStay {
  const sorted = offers.toSorted((one, other) => one.priority - other.priority || byId(one, other));
  const eligible = sorted
    .filter((offer) => ineligible(offer, stay) === undefined)
    .map((offer) => eligibleOffer(offer, nights));
  const winner = bestSet(gross, eligible);
  const chosen = new Set(winner.set.map(({ offer }) => offer.id));
  const rejected = sorted
    .filter(({ id }) => !chosen.has(id))
    .map((offer): RejectedOffer => {
      const reason = ineligible(offer, stay);
      if (reason) return { ...named(offer), reason, net_minor: null };
      const rejectedOffer = eligibleOffer(offer, nights);
      const net_minor = sum(reduced(gross, rejectedOffer));
      return { ...named(offer), reason: reasonOf(rejectedOffer, net_minor, sum(gross), winner), net_minor };
    });
  return { ...explained(nights, gross, winner.set), rejected };
}
