import { formatAmount } from '@itinera/shared/format';

const ofCharacter = { bold: 7.8, small: 6.6 } as const;

/** Pixels for the longest of some amounts; the sizes are those of the cells of a trip. */
export function amountWidth(
  minors: readonly (number | null | undefined)[],
  currency: string,
  size: keyof typeof ofCharacter,
): number {
  const most = Math.max(0, ...minors.map((minor) => Math.abs(minor ?? 0)));
  return Math.ceil(formatAmount(most, currency).length * ofCharacter[size]);
}
