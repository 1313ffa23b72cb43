/** Highest amount of money in the smallest unit of its currency. Without schemas, for the first paint of pages. */
export const highestAmount = 2_000_000_000;
