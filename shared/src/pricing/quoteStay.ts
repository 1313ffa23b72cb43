import type { Blocker, Quote } from '@itinera/shared/contracts';
import type { PriceBook } from './book';
import { findRow } from './findRow';
import { sum } from './integers';
import { pricedNights } from './nights';
import { applyOffers } from './offers/applyOffers';
import { passengersOf } from './passengers';
import { restrictionsOf } from './restrictions';
import { salePrice } from './sale';
import type { Stay } from './stay';
import { stockIn, stockNights } from './stock/stockNights';

/**
 * Price of a stay with its explanation, in whole minor units of the partner's currency; independent of the machine, its time zone, and
 * the order of lists. All blockers are listed, and a blocked stay has a price nevertheless, unless a night has none.
 */
export function quoteStay(book: PriceBook, stay: Stay): Quote {
  const { booking_date, check_in, check_out } = stay;
  const passengers = passengersOf(book, stay);
  const { row, inactive } = findRow(book.rows, stay, passengers);
  const before = pricedNights(book, row, stay);
  const gross = before.flatMap(({ price_minor }) => price_minor ?? []);
  const isPriced = gross.length === before.length;
  const { nights, applied, rejected } = isPriced
    ? applyOffers(book.offers, stay, before, gross)
    : { nights: before, applied: [], rejected: [] };

  const stock = book.stock && stockNights(book.stock, stay);
  const unpriced = before.filter(({ price_minor }) => price_minor === null).map(({ date }) => date);
  const noRate: Blocker = { code: 'no_rate', days: row ? unpriced : [], rule_id: inactive?.id ?? null };
  const gross_minor = isPriced ? sum(gross) : null;
  const net_minor = isPriced ? sum(nights.map((night) => night.net_minor ?? 0)) : null;
  const quote: Quote = {
    booking_date,
    check_in,
    check_out,
    currency: book.currency,
    passengers,
    row_id: row?.id ?? null,
    nights,
    applied,
    rejected,
    blockers: [...(isPriced ? [] : [noRate]), ...restrictionsOf(book, stay, stock ?? [])],
    gross_minor,
    discount_minor: gross_minor === null || net_minor === null ? null : gross_minor - net_minor,
    net_minor,
  };
  if (stock) quote.stock = stockIn(stock);
  if (book.sale === undefined) return quote;
  const net = { net_minor: net_minor ?? 0, currency: book.currency, booking_date };
  return { ...quote, sale: net_minor === null ? null : salePrice(book.sale, net) };
}
