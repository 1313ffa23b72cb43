import type { BasePrice, BoardingSupplement, PriceCell } from '@itinera/shared/contracts';
import { highestAmount } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { shareOf, wholeBp } from '@itinera/shared/pricing';
import { isPriced } from '../cells/isPriced';

/** Entries of one period, which are copied, split and deleted with it. */
export interface PricedIn {
  prices: readonly PriceCell[];
  bases: readonly BasePrice[];
  supplements: readonly BoardingSupplement[];
}

/** Entries of a period, without cleared cells. */
export const pricedIn = (all: PricedIn, periodId: string): PricedIn => ({
  prices: all.prices.filter((cell) => cell.period_id === periodId && isPriced(cell)),
  bases: all.bases.filter(({ period_id }) => period_id === periodId),
  supplements: all.supplements.filter(({ period_id }) => period_id === periodId),
});

/** Such as `24 prices, 2 base prices, 1 supplement`; empty for none. */
export const counted = ({ prices, bases, supplements }: PricedIn): string =>
  [
    prices.length > 0 && plural(prices.length, 'price'),
    bases.length > 0 && plural(bases.length, 'base price'),
    supplements.length > 0 && plural(supplements.length, 'supplement'),
  ]
    .filter(Boolean)
    .join(', ');

/** Number of prices of a period that a change in basis points rounds to 0, and of amounts that exceed the highest price. */
export function outOfRange({ prices, bases, supplements }: PricedIn, changeBp: number) {
  const changed = (amount: number) => shareOf(amount, wholeBp + changeBp);
  const amounts = [
    ...[...prices, ...bases].map(({ price_minor }) => price_minor),
    ...supplements.flatMap(({ adult_minor, child_minor }) => [adult_minor, child_minor]),
  ];
  return {
    tooLow: prices.filter(({ is_free, price_minor }) => !is_free && changed(price_minor) === 0).length,
    tooHigh: amounts.filter((amount) => changed(amount) > highestAmount).length,
  };
}
