import * as z from '@itinera/shared/schema';
import { airports } from './airports';
import { collection, checkedBy, type Entity } from './collection';
import { currencyCode } from './currencies';
import { decimal, flag, id, integer, money, oneOf, optional, timestamp } from './fields';
import { freeProblems } from './freeProblems';
import { transferSteps, type TransferStep } from './prices/blockTerms';
import { stepProblems } from './prices/cancellationTerms';
import { tagged, withData, withTags } from './shown';

const distance = decimal(0, 2000);
const transferTime = integer(0, 10_000);
const priceType = oneOf(['per_person', 'per_transfer']);

interface TransferPrice {
  transfer_price_minor?: number | null | undefined;
  is_free?: boolean | undefined;
  cancellation_steps?: TransferStep[] | null | undefined;
}

const transferProblems = ({ transfer_price_minor, is_free, cancellation_steps }: TransferPrice) => ({
  ...freeProblems({ transfer_price_minor }, is_free),
  ...stepProblems(cancellation_steps ?? [], 'cancellation_steps'),
});

/**
 * Links of hotels to airports. `distance` in kilometres, `transfer_time` in minutes. A transfer price without a currency gets the
 * currency of sales, and keeps it; amounts of the terms of its cancellation are in the same currency.
 */
export const hotelAirports = collection({
  path: '/api/hotel-airports',
  entity: {
    id,
    hotel_id: id,
    airport_id: id,
    distance: z.nullable(z.number()),
    transfer_time: z.nullable(z.number()),
    transfer_price_minor: z.nullable(z.number()),
    transfer_currency: z.optional(z.nullable(z.string())),
    transfer_price_type: z.nullable(priceType),
    /** Whether a transfer price of 0 is meant. */
    is_free: z.optional(flag),
    /** What cancelling the transfer costs; null: charged by hand. */
    cancellation_steps: z.optional(transferSteps),
    is_default: flag,
    created_at: timestamp,
    updated_at: timestamp,
    airport: z.optional(z.nullable(airports.entity)),
    ...tagged,
  },
  input: {
    hotel_id: id,
    airport_id: id,
    distance: z.nullable(distance),
    transfer_time: z.nullable(transferTime),
    transfer_price_minor: z.nullable(money),
    transfer_currency: optional(currencyCode),
    transfer_price_type: z.nullable(priceType),
    is_free: flag,
    cancellation_steps: transferSteps,
    is_default: flag,
  },
  create: ['hotel_id', 'airport_id'],
  defaults: { is_free: false, cancellation_steps: null },
  filters: { ...withData, ...withTags, hotel_id: z.optional(id), airport_id: z.optional(id) },
  sorts: ['distance', 'transfer_time'],
  reference: true,
  problemsIn: transferProblems,
});

const airportOfHotel = z
  .strictObject({
    airport_id: id,
    distance: z.nullable(distance),
    transfer_time: z.nullable(transferTime),
    transfer_price_minor: z.nullable(money),
    transfer_currency: optional(currencyCode),
    transfer_price_type: z.nullable(priceType),
    is_free: flag,
    cancellation_steps: transferSteps,
  })
  .check(checkedBy(transferProblems, {}));
export type AirportOfHotel = z.infer<typeof airportOfHotel>;

/** Airports of a hotel, as one form holds them; `default_id` is the default airport. */
export const airportsOfHotel = z.strictObject({
  airports: z.array(airportOfHotel),
  default_id: z.nullable(id),
});
export type HotelAirport = Entity<typeof hotelAirports>;
