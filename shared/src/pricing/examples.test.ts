import { describe, expect, test } from '@jest/globals';
import type { PriceBook } from './book';
import { examples } from './testing';
import { quoteStay } from './quoteStay';

/** Only the named entries of a list, with the changes of the example. */
const named = <T extends { id: string }>(all: readonly T[], some: readonly { id: string }[] = []): T[] =>
  some.flatMap((change) =>
    all.filter(({ id }) => id === change.id).map((entry) => ({ ...entry, ...change })),
  );

describe('the price of', () => {
  test.each(examples.stays)('$name', ({ stay, with: rules = {}, expected }) => {
    const book: PriceBook = {
      ...examples.book,
      offers: named(examples.book.offers, rules.offers),
      special_prices: named(examples.book.special_prices, rules.special_prices),
      stop_sales: named(examples.book.stop_sales, rules.stop_sales),
      blocked_checkouts: named(examples.book.blocked_checkouts, rules.blocked_checkouts),
      weekday_supplements: named(examples.book.weekday_supplements, rules.weekday_supplements),
      stay_lengths: named(examples.book.stay_lengths, rules.stay_lengths),
      sale: rules.sale,
      contract: rules.contract ?? examples.book.contract,
    };
    const quote = quoteStay(book, stay);
    const [blocker] = quote.blockers;
    const found = {
      ...quote,
      nights: quote.nights.length,
      nightly_minor: quote.nights.map(({ net_minor }) => net_minor),
      offers: quote.applied.map(({ offer_id }) => offer_id),
      blocker: blocker?.code,
      missing_nights: blocker?.days,
      net_sale_minor: quote.sale?.net_minor,
      markup_minor: quote.sale?.markup_minor,
      sale_minor: quote.sale?.sale_minor,
      profit_minor: quote.sale?.profit_minor,
    };
    expect(found).toMatchObject({ blocker: undefined, ...expected });
  });
});
