import type { CostStage, Quote, TermsOfStay } from '@itinera/shared/contracts';
import {
  applyTerms,
  convert,
  rateOf,
  stagesIn,
  type AppliedTerms,
  type PriceBook,
  type Stay,
} from '@itinera/shared/pricing';
import { asCharge, hasAmounts, withAmounts, type Charges } from '../../prices/charges';

interface FrozenTerms {
  cancellation: TermsOfStay | null;
  customer_cancellation: CostStage[] | null;
}

interface SoldStay {
  stay: Stay;
  quote: Quote;
  /** Of all rooms, in the currency of the booking. */
  amounts: { rooms: number; net_minor: number; sale_minor: number; isByHand: boolean };
}

/** Charges are by hand where there are no terms, or their amounts can't be converted. */
const byHand: FrozenTerms = { cancellation: null, customer_cancellation: null };

/** Converts amounts of terms into the currency of the booking; undefined without a rate. */
function converterOf({ currency: from, sale }: PriceBook, day: string) {
  const to = sale?.settings.sale_currency ?? from;
  if (from === to) return <T extends Charges>(terms: T): T => terms;
  const rate = rateOf(sale?.settings.exchange_rates ?? [], from, to, day);
  return (
    rate && (<T extends Charges>(terms: T) => withAmounts(terms, (minor) => asCharge(convert(minor, rate))))
  );
}

const frozen = (cancellation: TermsOfStay, { customer_stages }: AppliedTerms): FrozenTerms => ({
  cancellation,
  customer_cancellation: customer_stages ?? null,
});

/** A price by hand is in the currency of the booking, so the terms are, too, before they are applied. */
function termsByHand(book: PriceBook, { stay, quote, amounts }: SoldStay): FrozenTerms {
  const inBooking = converterOf(book, stay.booking_date);
  const cancellation_terms = inBooking ? book.cancellation_terms.map(inBooking) : book.cancellation_terms;
  const applied = applyTerms({ ...book, cancellation_terms }, stay, quote, amounts);
  if (!applied || (!inBooking && hasAmounts(applied.terms))) return byHand;
  return frozen(applied.terms, applied);
}

/** Terms apply to the price in the contract's currency; each cost is the same share of the price in that of the booking. */
function termsOfEngine(book: PriceBook, { stay, quote, amounts }: SoldStay): FrozenTerms {
  const total_minor = (quote.net_minor ?? 0) * amounts.rooms;
  const applied = applyTerms(book, stay, quote, { ...amounts, net_minor: total_minor });
  const inBooking = converterOf(book, stay.booking_date);
  if (!applied || !inBooking) return byHand;
  const { terms } = applied;
  const stages = stagesIn(amounts.net_minor, { stages: terms.stages, total_minor });
  return frozen({ ...inBooking(terms), stages }, applied);
}

/** The terms of cancellation that a stay is sold on, in the currency of its booking. `book` has the frozen rate of the booking. */
export const frozenTerms = (book: PriceBook, sold: SoldStay): FrozenTerms =>
  sold.amounts.isByHand ? termsByHand(book, sold) : termsOfEngine(book, sold);
