import type { ChargeBasis, HotelCharge, hotelCharges } from '@itinera/shared/contracts';

type DemoCharge = Omit<HotelCharge, 'id' | 'hotel_id' | 'dmc_id' | 'created_at' | 'updated_at' | 'etag'>;

const blank = {
  name: null,
  free_below_age: null,
  max_nights: null,
  stay_from: null,
  stay_to: null,
  is_included: false,
  is_refundable: false,
  is_active: true,
} satisfies Partial<typeof hotelCharges.defaults>;

const tax = (
  basis: ChargeBasis,
  amount_minor: number,
  currency: string,
  more: Partial<DemoCharge> = {},
): DemoCharge => ({ ...blank, kind: 'tax', basis, amount_minor, currency, ...more });

/** Dearer by stars: up to three, four, five. */
const byStars = (stars: number, [low, middle, high]: readonly [number, number, number]): number => {
  if (stars >= 5) return high;
  return stars >= 4 ? middle : low;
};

const levy = 'Climate resilience levy';

/** Invented amounts of the size that guests of these countries pay; elsewhere they pay none. */
const ofCountries: Readonly<Record<string, (stars: number) => DemoCharge[]>> = {
  GR: (stars) => [
    tax('room_night', byStars(stars, [500, 1_000, 1_500]), 'EUR', {
      name: levy,
      stay_from: '2027-04-01',
      stay_to: '2027-10-31',
    }),
    tax('room_night', byStars(stars, [200, 300, 400]), 'EUR', {
      name: levy,
      stay_from: '2026-11-01',
      stay_to: '2027-03-31',
    }),
  ],
  ES: (stars) => [tax('person_night', byStars(stars, [220, 330, 440]), 'EUR', { free_below_age: 16 })],
  PT: () => [tax('person_night', 200, 'EUR', { free_below_age: 13, max_nights: 7 })],
  IT: (stars) => [
    tax('person_night', byStars(stars, [350, 450, 500]), 'EUR', { free_below_age: 10, max_nights: 10 }),
  ],
  HR: () => [tax('person_night', 150, 'EUR', { free_below_age: 12 })],
  ME: () => [tax('person_night', 100, 'EUR', { free_below_age: 12 })],
  BG: () => [tax('person_night', 80, 'EUR', { is_included: true })],
  AT: () => [tax('person_night', 250, 'EUR', { free_below_age: 15 })],
  CH: () => [tax('person_night', 350, 'CHF', { free_below_age: 6 })],
  FR: () => [tax('person_night', 260, 'EUR', { free_below_age: 18 })],
  CZ: () => [tax('person_night', 5_000, 'CZK', { free_below_age: 18, max_nights: 60 })],
  TN: () => [tax('person_night', 12_000, 'TND', { free_below_age: 12, max_nights: 7 })],
  ID: () => [tax('person_stay', 15_000_000, 'IDR', { name: 'Tourist levy' })],
  MV: () => [tax('person_night', 1_200, 'USD', { name: 'Green tax', free_below_age: 2 })],
  MU: () => [tax('person_night', 300, 'EUR', { name: 'Tourist fee', free_below_age: 12 })],
  AE: (stars) => [
    tax('room_night', byStars(stars, [1_000, 1_500, 2_000]), 'AED', {
      name: 'Tourism Dirham',
      max_nights: 30,
    }),
    {
      ...blank,
      kind: 'deposit',
      basis: 'room_stay',
      amount_minor: byStars(stars, [20_000, 30_000, 50_000]),
      currency: 'AED',
      is_refundable: true,
    },
  ],
};

/** What guests of a demo hotel pay, for all partners. */
export const chargesIn = (iso2: string, stars: number): DemoCharge[] => ofCountries[iso2]?.(stars) ?? [];

/** What a partner has agreed for a resort. */
export const resortFee: DemoCharge = {
  ...blank,
  kind: 'resort_fee',
  basis: 'room_night',
  amount_minor: 900,
  currency: 'EUR',
};
