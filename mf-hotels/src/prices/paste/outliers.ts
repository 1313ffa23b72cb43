/** More than three times the median of the row, or less than a third, is an outlier. */
const FAR = 3;
/** Rows with fewer prices have no median to compare with. */
const FEWEST = 4;

function medianOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Median price of a row; undefined if there are too few. Missing and free prices don't count. */
export function usualOf(amounts: readonly (number | undefined)[]): number | undefined {
  const prices = amounts.filter((amount): amount is number => amount !== undefined && amount > 0);
  return prices.length < FEWEST ? undefined : medianOf(prices);
}

/** Whether a price is far from the median of its row. */
export const isOutlier = (amount: number, usual: number): boolean =>
  amount > usual * FAR || amount * FAR < usual;
