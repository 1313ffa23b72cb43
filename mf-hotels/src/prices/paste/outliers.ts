/** More than three times the median of its row, or less than a third, is unlikely. */
const FAR = 3;
/** Fewer prices have no usual one. */
const FEWEST = 4;

function medianOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** What the prices of a row are usually like; undefined when they are too few to tell. No price, and a free one, are none. */
export function usualOf(amounts: readonly (number | undefined)[]): number | undefined {
  const prices = amounts.filter((amount): amount is number => amount !== undefined && amount > 0);
  return prices.length < FEWEST ? undefined : medianOf(prices);
}

/** Whether a price is far from what is usual in its row. */
export const isFar = (amount: number, usual: number): boolean => amount > usual * FAR || amount * FAR < usual;
