/**
 * Highest amount of money in the smallest unit of its currency: ten billion where it has two decimals, enough for a group in rials, rupiahs or
 * dong. A number adds 9,007 of them exactly. Without schemas, for the first paint of pages.
 */
export const highestAmount = 1_000_000_000_000;
