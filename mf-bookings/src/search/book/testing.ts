import type { FoundTrip, Quote } from '@itinera/shared/contracts';

/** A current price of the stay of a trip, without nights. */
export const quoted = (trip: FoundTrip, sale_minor: number): Quote => ({
  booking_date: '2090-01-01',
  check_in: trip.check_in,
  check_out: trip.check_out,
  currency: 'EUR',
  passengers: { adults: 2, children: 1, child_bands: [1], young: [{ age: 5, counted_as: 'child', band: 1 }] },
  row_id: null,
  nights: [],
  applied: [],
  rejected: [],
  blockers: [],
  gross_minor: 80_000,
  discount_minor: 0,
  net_minor: 80_000,
  sale: {
    currency: 'EUR',
    rate: null,
    net_minor: 80_000,
    markup_bp: 0,
    markup_minor: sale_minor - 80_000,
    sale_minor,
    profit_minor: sale_minor - 80_000,
  },
});
