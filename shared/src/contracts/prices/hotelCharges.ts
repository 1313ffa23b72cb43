import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { currencyCode } from '../currencies';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, id, integer, oneOf, optional, optionalId, queryFlag, text, timestamp } from '../fields';
import { highestAmount } from '../highestAmount';
import { emptyNumber } from '../namedProblem';
import { tagged, withTags } from '../shown';
import { mostNightsOfStay } from './periods';

/** What guests pay at the hotel, in the order in which it is shown. */
export const hotelChargeKinds = ['tax', 'resort_fee', 'deposit', 'other'] as const;
export type HotelChargeKind = (typeof hotelChargeKinds)[number];

/** What an amount is charged for. */
export const chargeBases = ['person_night', 'person_stay', 'room_night', 'room_stay'] as const;
export type ChargeBasis = (typeof chargeBases)[number];

export const isPerPerson = (basis: unknown): boolean => basis === 'person_night' || basis === 'person_stay';
export const isPerNight = (basis: unknown): boolean => basis === 'person_night' || basis === 'room_night';

const amount = z
  .number({ error: emptyNumber })
  .check(
    z.int({ error: 'Use whole minor units of the currency.' }),
    z.gte(1, { error: 'Enter an amount above 0.' }),
    z.lte(highestAmount, { error: `Enter at most ${highestAmount} minor units.` }),
  );

const fields = {
  hotel_id: id,
  kind: oneOf(hotelChargeKinds),
  basis: oneOf(chargeBases),
  amount_minor: amount,
  is_included: flag,
  is_refundable: flag,
  is_active: flag,
};

interface Checked {
  kind?: unknown;
  basis?: unknown;
  name?: unknown;
  free_below_age?: unknown;
  max_nights?: unknown;
  is_included?: unknown;
  is_refundable?: unknown;
}

/** Reports what does not belong to the kind and the basis of a charge. */
function chargeProblems({ kind, basis, name, ...charge }: Checked): FieldProblems {
  const isDeposit = kind === 'deposit';
  return {
    ...(kind === 'other' && !name && { name: 'Enter what is paid, such as Parking.' }),
    ...(typeof charge.free_below_age === 'number' &&
      !isPerPerson(basis) && {
        free_below_age: 'Clear the age: only a charge per person depends on it.',
      }),
    ...(typeof charge.max_nights === 'number' &&
      !isPerNight(basis) && {
        max_nights: 'Clear the nights: only a charge per night is limited by them.',
      }),
    ...(isDeposit &&
      charge.is_included === true && {
        is_included: 'Switch this off: a deposit is never part of the price.',
      }),
    ...(!isDeposit &&
      charge.is_refundable === true && {
        is_refundable: 'Switch this off: only a deposit is refunded.',
      }),
  };
}

/**
 * What guests pay at the hotel, in a currency of its own: never part of a total. Without a partner it applies to all partners, who
 * can only read it.
 */
export const hotelCharges = collection({
  path: '/api/hotel-charges',
  entity: {
    id,
    ...fields,
    dmc_id: z.nullable(id),
    /** Null: the word of its kind. */
    name: z.nullable(z.string()),
    currency: z.string(),
    free_below_age: z.nullable(z.number()),
    max_nights: z.nullable(z.number()),
    stay_from: z.nullable(day),
    stay_to: z.nullable(day),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    ...fields,
    dmc_id: optionalId,
    name: optional(text(80)),
    currency: currencyCode,
    /** Younger guests pay nothing, with 18 no child does; null: all pay. */
    free_below_age: z.nullable(integer(0, 18)),
    /** Charged for at most so many nights of a stay. */
    max_nights: z.nullable(integer(1, mostNightsOfStay)),
    /** Nights, or days of arrival of a charge per stay, both included; null: always. */
    stay_from: optional(day),
    stay_to: optional(day),
  },
  create: ['hotel_id', 'kind', 'basis', 'amount_minor', 'currency'],
  defaults: {
    dmc_id: null,
    name: null,
    free_below_age: null,
    max_nights: null,
    stay_from: null,
    stay_to: null,
    is_included: false,
    is_refundable: false,
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    /** Includes those for all partners. */
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['created_at'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (charge) => ({
    ...chargeProblems(charge),
    ...daysInOrderProblems(charge, 'stay_from', 'stay_to'),
  }),
});
export type HotelCharge = Entity<typeof hotelCharges>;

/** A charge for all guests and rooms of a stay; frozen in bookings. */
export const stayCharge = z.object({
  charge_id: z.string(),
  kind: z.enum(hotelChargeKinds),
  name: z.nullable(z.string()),
  basis: z.enum(chargeBases),
  /** For one person or room, and one night or the stay. */
  unit_minor: z.number(),
  amount_minor: z.number(),
  currency: z.string(),
  /** Part of the price of the stay, and not paid at the hotel. */
  is_included: flag,
  is_refundable: flag,
});
export type StayCharge = z.infer<typeof stayCharge>;

/** Charges of stays by what becomes of them. */
export interface PaidAtHotel {
  /** What is paid for good, by currency. */
  sums: { currency: string; amount_minor: number }[];
  deposits: StayCharge[];
  /** Paid with the price of the stay. */
  included: StayCharge[];
}
