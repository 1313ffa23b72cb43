import type { QuotedNight } from '@itinera/shared/contracts';
import type { BookPeriod, BookRow, PriceBook } from './book';
import { isWithin, nightsOf } from './days';
import { resolveCell } from './resolveCell';
import { specialPriceOf, specialPricesFor } from './specialPrice';
import type { Stay } from './stay';
import { onWeekday, weekdaySupplementsFor } from './weekdaySupplement';

export const periodOf = (periods: readonly BookPeriod[], day: string): BookPeriod | undefined =>
  periods.find(({ start_period, end_period }) => isWithin(day, start_period, end_period));

const missing = { kind: 'missing' } as const;

/**
 * Nights of a stay before offers. A special price replaces the price of its night with the supplement of its weekday; a night without a
 * price stays without one.
 */
export function pricedNights(book: PriceBook, row: BookRow | undefined, stay: Stay): QuotedNight[] {
  const sources = new Map<BookPeriod, QuotedNight['source']>();
  const sourceIn = (period: BookPeriod): QuotedNight['source'] => {
    const source = sources.get(period) ?? (row ? resolveCell(book, row, period) : missing);
    sources.set(period, source);
    return source;
  };
  const specials = row ? specialPricesFor(book.special_prices, row, stay) : [];
  const supplements = row ? weekdaySupplementsFor(book.weekday_supplements, row) : [];
  return nightsOf(stay.check_in, stay.check_out).map((date) => {
    const period = periodOf(book.periods, date);
    const source = period ? sourceIn(period) : missing;
    const special = source.kind === 'missing' ? undefined : specialPriceOf(date, specials);
    const own = source.kind === 'missing' ? null : source.amount_minor;
    const weekday = row && own !== null && !special ? onWeekday(date, own, row, supplements) : null;
    const price = own === null ? null : (special?.price_minor ?? own + (weekday?.amount_minor ?? 0));
    return {
      date,
      period_id: period?.id ?? null,
      source,
      special: special ? { special_price_id: special.id, is_locked: !special.combinable } : null,
      weekday,
      price_minor: price,
      reductions: [],
      net_minor: price,
    };
  });
}
