import type { PaidAtHotel, StayCharge } from '@itinera/shared/contracts';

/** Charges of stays as they are shown: sums by currency in the order of the charges, then deposits, then what is included. */
export function paidAtHotel(charges: readonly StayCharge[]): PaidAtHotel {
  const paid = charges.filter(({ is_included }) => !is_included);
  const sums = new Map<string, number>();
  for (const { kind, currency, amount_minor } of paid)
    if (kind !== 'deposit') sums.set(currency, (sums.get(currency) ?? 0) + amount_minor);
  return {
    sums: [...sums].map(([currency, amount_minor]) => ({ currency, amount_minor })),
    deposits: paid.filter(({ kind }) => kind === 'deposit'),
    included: charges.filter(({ is_included }) => is_included),
  };
}

/** Charges of one room as those of several with the same guests. */
export const ofRooms = (charges: readonly StayCharge[], rooms: number): StayCharge[] =>
  charges.map((charge) => ({ ...charge, amount_minor: charge.amount_minor * rooms }));
