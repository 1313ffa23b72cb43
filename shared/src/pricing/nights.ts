import type { QuotedNight } from '@itinera/shared/contracts';
import type { BookPeriod, BookRow, PriceBook } from './book';
import { isWithin, nightsOf } from './days';
import { resolveCell } from './resolveCell';
import { specialPriceOf, specialPricesFor } from './specialPrice';
import type { Stay } from './stay';

export const periodOf = (periods: readonly BookPeriod[], day: string): BookPeriod | undefined =>
  periods.find(({ start_period, end_period }) => isWithin(day, start_period, end_period));

const missing = { kind: 'missing' } as const;

/** Nights of a stay before offers. A special price replaces the price of its night; a night without a price stays without one. */
export function pricedNights(book: PriceBook, row: BookRow | undefined, stay: Stay): QuotedNight[] {
  const sources = new Map<BookPeriod, QuotedNight['source']>();
  const sourceIn = (period: BookPeriod): QuotedNight['source'] => {
    const source = sources.get(period) ?? (row ? resolveCell(book, row, period) : missing);
    sources.set(period, source);
    return source;
  };
  const specials = row ? specialPricesFor(book.special_prices, row, stay) : [];
  return nightsOf(stay.check_in, stay.check_out).map((date) => {
    const period = periodOf(book.periods, date);
    const source = period ? sourceIn(period) : missing;
    const special = source.kind === 'missing' ? undefined : specialPriceOf(date, specials);
    const price = source.kind === 'missing' ? null : (special?.price_minor ?? source.amount_minor);
    return {
      date,
      period_id: period?.id ?? null,
      source,
      special: special ? { special_price_id: special.id, is_locked: !special.combinable } : null,
      price_minor: price,
      reductions: [],
      net_minor: price,
    };
  });
}
