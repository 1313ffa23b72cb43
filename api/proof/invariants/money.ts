import type { Booking } from './rows';

/** Currencies of the proof whose decimals are not two. */
const decimals: Record<string, number> = { JPY: 0, KRW: 0, VND: 0, ISK: 0, KWD: 3, BHD: 3, TND: 3 };
const decimalsOf = (currency: string): number => decimals[currency] ?? 2;

/** Converts minor units into another currency, rounded half up: `numerator / denominator` major units of it cost one. */
export function inCurrency(
  amount: bigint,
  [from, to]: readonly [string, string],
  [numerator, denominator]: readonly [bigint, bigint],
): bigint {
  const times = amount * numerator * 10n ** BigInt(decimalsOf(to));
  const by = denominator * 10n ** BigInt(decimalsOf(from));
  return (2n * times + by) / (2n * by);
}

/** A stored rate as a fraction: `0.925` is 925 / 1000, `1/30512` is 1 / 30512. Null is 1. */
export function fractionOf(rate: string | null): readonly [bigint, bigint] {
  if (rate === null) return [1n, 1n];
  const [number = '', inverse] = rate.split('/').toReversed();
  const [whole = '', decimals = ''] = number.split('.');
  const fraction = [BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length)] as const;
  return inverse === undefined ? fraction : [fraction[1], fraction[0]];
}

export const sum = <R>(rows: readonly R[], amountOf: (row: R) => number | null): bigint =>
  rows.reduce((all, row) => all + BigInt(amountOf(row) ?? 0), 0n);

export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What the customer owes: the total, or the fee of a cancelled booking. */
export const owed = ({ status, total_minor, cancel_fee_minor }: Booking): bigint =>
  BigInt(status === 'cancelled' ? (cancel_fee_minor ?? 0) : total_minor);

export const isLive = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'confirmed' || status === 'completed';
