import type { Booking } from '@itinera/shared/contracts';

interface Sum {
  currency: string;
  minor: number;
}

type AmountField = 'total_minor' | 'outstanding_minor' | 'net_minor' | 'profit_minor';

function perCurrency(rows: readonly Booking[], field: AmountField): Sum[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + (row[field] ?? 0));
  return [...sums].map(([currency, minor]) => ({ currency, minor }));
}

/** What the bookings of a list add up to, by column; undefined unless all of them are loaded, because a sum of some misleads. */
export function sumsOf(rows: readonly Booking[], total: number | undefined) {
  if (total === undefined || rows.length === 0 || rows.length < total) return undefined;
  return {
    total: perCurrency(rows, 'total_minor'),
    outstanding: perCurrency(rows, 'outstanding_minor'),
    net: perCurrency(rows, 'net_minor'),
    profit: perCurrency(rows, 'profit_minor'),
  };
}
