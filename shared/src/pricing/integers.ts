/**
 * `amount × factor / unit`, rounded half up; all are non-negative integers. A product that a number can't represent exactly uses big
 * integers.
 */
export function scaled(amount: number, factor: number, unit: number): number {
  const product = amount * factor;
  const doubled = 2 * product + unit;
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * unit))) / (2 * unit);
  const exact = 2n * BigInt(amount) * BigInt(factor) + BigInt(unit);
  return Number(exact / (2n * BigInt(unit)));
}

/** 10,000 basis points are the whole. */
export const wholeBp = 10_000;

/** Share of an amount in basis points, rounded half up. */
export const shareOf = (amount: number, bp: number): number => scaled(amount, bp, wholeBp);

/** An amount changed by basis points and rounded to a multiple of `unit`, each half up. */
export const changedBy = (amount: number, changeBp: number, unit = 1): number =>
  scaled(shareOf(amount, wholeBp + changeBp), 1, unit) * unit;

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
