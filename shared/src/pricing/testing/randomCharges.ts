import { chargeBases, hotelChargeKinds, isPerNight, isPerPerson } from '@itinera/shared/contracts';
import * as fc from 'fast-check';
import type { BookCharge } from '../book';
import { amount, mostly, orNull, range } from './parts';

/** Charges that the rules of their collection allow. */
export const charges = fc
  .record({
    kind: fc.constantFrom(...hotelChargeKinds),
    name: fc.constantFrom(null, 'Eco tax', 'Spa access'),
    basis: fc.constantFrom(...chargeBases),
    amount_minor: amount,
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    free_below_age: fc.constantFrom(null, 0, 6, 16),
    max_nights: fc.constantFrom(null, 1, 7),
    season: orNull(range(-10, 40, 30)),
    flag: fc.boolean(),
    is_active: mostly(true),
  })
  .map(
    ({ season, flag, kind, basis, name, free_below_age, max_nights, ...charge }) =>
      ({
        ...charge,
        kind,
        basis,
        name: kind === 'other' ? (name ?? 'Parking') : name,
        free_below_age: isPerPerson(basis) ? free_below_age : null,
        max_nights: isPerNight(basis) ? max_nights : null,
        stay_from: season?.[0] ?? null,
        stay_to: season?.[1] ?? null,
        is_included: kind !== 'deposit' && flag,
        is_refundable: kind === 'deposit' && flag,
      }) satisfies Omit<BookCharge, 'id'>,
  );
