/** All places from one to the other, both included, whichever comes first. */
export const placesBetween = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => Math.min(one, other) + step);
