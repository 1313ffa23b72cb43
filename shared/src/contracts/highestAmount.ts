/** The most that an amount of money can be, in the smallest unit of its currency. Without schemas, for the first paint of pages. */
export const highestAmount = 2_000_000_000;
