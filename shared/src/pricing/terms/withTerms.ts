import type { CostStage, Quote, TermsOfStay } from '@itinera/shared/contracts';
import type { PriceBook } from '../book';
import type { Stay } from '../stay';
import { equalNights, type ChargedStay } from './chargedStay';
import { customerStages } from './customerStages';
import { stagesOf } from './stagesOf';
import { termsFor } from './termsFor';

/** Amounts of a stay to which its terms are applied, all rooms together. */
export interface SoldAmounts {
  rooms: number;
  net_minor: number;
  sale_minor: number | undefined;
  /** Whether `net_minor` was entered by hand, and its nights are therefore not known. */
  isByHand: boolean;
}

export interface AppliedTerms {
  terms: TermsOfStay;
  /** What the customer is charged; undefined without a sale price. */
  customer_stages: CostStage[] | undefined;
}

const chargedStay = (quote: Quote, { rooms, net_minor, isByHand }: SoldAmounts): ChargedStay => {
  const { adults, children } = quote.passengers;
  const nightly = isByHand
    ? equalNights(net_minor, quote.nights.length)
    : quote.nights.map((night) => (night.net_minor ?? 0) * rooms);
  return {
    check_in: quote.check_in,
    nightly_minor: nightly,
    total_minor: net_minor,
    rooms,
    persons: (adults + children) * rooms,
  };
};

/**
 * The terms of cancellation that apply to a quoted stay, with their costs for these amounts, which are in the currency of the partner's
 * prices apart from the sale. Undefined without terms: a cancellation is then charged by hand.
 */
export function applyTerms(
  { cancellation_terms, hotel, settings, sale }: PriceBook,
  stay: Stay,
  quote: Quote,
  amounts: SoldAmounts,
): AppliedTerms | undefined {
  const found = termsFor(
    cancellation_terms,
    stay,
    quote.applied.map(({ offer_id }) => offer_id),
  );
  if (!found) return undefined;
  const { id: terms_id, name, steps, no_show } = found;
  const time_zone = hotel.time_zone ?? settings.time_zone;
  const charged = chargedStay(quote, amounts);
  const terms = { terms_id, name, time_zone, steps, no_show, stages: stagesOf(charged, found, time_zone) };
  const customer_stages =
    sale && amounts.sale_minor !== undefined
      ? customerStages(charged, found, {
          time_zone,
          sale_minor: amounts.sale_minor,
          terms: sale.settings,
        })
      : undefined;
  return { terms, customer_stages };
}

/** A quote of one room with the terms of its cancellation. Separate from the price, because a search prices far more stays than it shows. */
export function withTerms(book: PriceBook, stay: Stay, quote: Quote): Quote {
  const { net_minor, sale } = quote;
  if (net_minor === null) return { ...quote, terms: null };
  const amounts = { rooms: 1, net_minor, sale_minor: sale?.sale_minor, isByHand: false };
  const applied = applyTerms(book, stay, quote, amounts);
  if (!applied) return { ...quote, terms: null };
  const { terms, customer_stages } = applied;
  return { ...quote, terms, ...(customer_stages && { customer_stages }) };
}
