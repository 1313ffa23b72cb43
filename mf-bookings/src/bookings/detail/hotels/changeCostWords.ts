import type { CostOfStayChange } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { costInWords, type CostFormat } from '../steps/costWords';

const nouns = { nights: 'night', rooms: 'room', guests: 'guest' };

/** What a change drops: `2 nights and 1 guest of each room`. */
const droppedInWords = (lines: CostOfStayChange['lines'], rooms: number): string =>
  lines
    .map(({ what, count }) => {
      if (what === 'stay') return 'the whole stay';
      const counted = plural(count, nouns[what]);
      return what === 'guests' && rooms > 1 ? `${counted} of each room` : counted;
    })
    .join(' and ');

interface Words {
  /** Of the stay. */
  rooms: number;
  /** Named where several stays are spoken of. */
  hotel: string | undefined;
  format: CostFormat;
}

/** Such as `Dropping 2 nights costs 120,00 EUR (customer 138,00 EUR).`; undefined if nothing is dropped. */
export function changeCostInWords(
  costs: CostOfStayChange,
  { rooms, hotel, format }: Words,
): string | undefined {
  const { lines, has_terms, supplier, customer } = costs;
  if (lines.length === 0) return undefined;
  const dropping = `Dropping ${droppedInWords(lines, rooms)}${hotel === undefined ? '' : ` at ${hotel}`}`;
  if (!has_terms) return `${dropping} is charged by hand: the stay has no terms of cancellation.`;
  const [ofSupplier, ofCustomer] = [supplier, customer].map((cost) => cost && costInWords(cost, format));
  const isSame = ofCustomer === undefined || ofCustomer === ofSupplier;
  return `${dropping} costs ${ofSupplier}${isSame ? '' : ` (customer ${ofCustomer})`}.`;
}
