import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { nightsBetween } from './days';
import { answer } from './envelope';
import { day, flag, id, integer, money, oneOf, timestamp } from './fields';
import { stayCharge } from './prices/hotelCharges';
import { blockerCodes, mostChildren } from './prices/quotes';

export const searchPath = '/api/search';

/** Highest number of rows of an answer. */
export const mostResults = 500;
const mostNightsOfSearch = 30;
const mostNightLengths = 14;
export const mostArrivalDays = 30;
/** How long the prices of an answer are valid. */
export const minutesOfQuote = 15;

const ids = z.optional(
  z
    .array(id, { error: 'Send a list of ids.' })
    .check(z.maxLength(100, { error: 'Choose at most 100 entries.' })),
);
const option = z.optional(flag);
const nights = integer(1, mostNightsOfSearch);

/** Filters of a search. If nothing is found, the answer names those that are the reason, except places. */
const filters = {
  country_ids: ids,
  region_ids: ids,
  resort_ids: ids,
  place_ids: ids,
  hotel_ids: ids,
  room_type_ids: ids,
  boarding_type_ids: ids,
  hotel_class_ids: ids,
  hotel_theme_ids: ids,
  hotel_chain_ids: ids,
  beach_type_ids: ids,
  feature_ids: ids,
  dmc_ids: ids,
  stars_from: z.optional(integer(0, 5)),
  /** Kilometres. */
  distance_to_beach_to: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Price of the whole trip, in the currency of the sale. */
  price_from_minor: z.optional(money),
  price_to_minor: z.optional(money),
  /** Seats of a block in both directions, from an airport of this city. Absent: the hotel only. */
  origin_city_id: z.optional(id),
  with_transfer: option,
};
export type SearchFilter = keyof typeof filters;

const asked = z.strictObject({
  ...filters,
  /** Boardings of `boarding_type_ids` and all after the first of them in the order of boardings. */
  boarding_or_better: option,
  /** First and last day of arrival. */
  check_in_from: day,
  check_in_to: day,
  nights_from: nights,
  nights_to: nights,
  adults: integer(1, 9),
  child_ages: z
    .array(integer(0, 17))
    .check(z.maxLength(mostChildren, { error: `Enter at most ${mostChildren} children.` })),
  /** Includes blocked stays, with the reasons. */
  include_blocked: option,
  /** Includes trips with a transfer without a price, and those for whose rooms the hotel has to be asked. */
  include_on_request: option,
  /** Only the cheapest room and days of each hotel, partner and boarding, so that the answer has room for more hotels. */
  cheapest_only: option,
  /** Mark-up in place of the partner's and the settings', in basis points. */
  markup_bp: z.optional(integer(0, 100_000)),
  sale_rounding: z.optional(z.union([z.literal(0), z.literal(1), z.literal(5), z.literal(10)])),
  /** In which currency `price_from_minor` and `price_to_minor` were entered: another one than that of the sale is refused. */
  price_currency: z.optional(currencyCode),
  /** Currency of the sale; by default that of the settings. */
  currency: z.optional(currencyCode),
  limit: z.optional(integer(1, mostResults)),
  /** Today by default. */
  booking_date: z.optional(day),
});

/** Body of `POST /api/search`: one party in one room. It writes nothing, and is for staff. */
export const searchInput = asked.check(
  z.refine(
    ({ check_in_from, check_in_to }) => {
      const days = nightsBetween(check_in_from, check_in_to);
      return days >= 0 && days <= mostArrivalDays;
    },
    { path: ['check_in_to'], error: `Choose a day within ${mostArrivalDays} days after the first one.` },
  ),
  z.refine(
    ({ nights_from, nights_to }) => nights_from <= nights_to && nights_to - nights_from <= mostNightLengths,
    {
      path: ['nights_to'],
      error: `Enter as many nights as in the field before, or up to ${mostNightLengths} more.`,
    },
  ),
  z.refine(
    ({ price_from_minor, price_to_minor }) =>
      price_from_minor === undefined || price_to_minor === undefined || price_from_minor <= price_to_minor,
    { path: ['price_to_minor'], error: 'Enter a higher price than in the field before.' },
  ),
);
export type SearchInput = z.infer<typeof searchInput>;

/** Blockers of a trip: those of a stay, and flights without enough seats. */
const tripBlockers = [...blockerCodes, 'no_seats'] as const;

const named = z.object({ id, name: z.string() });
const optionalName = z.nullable(named);

const foundHotel = z.object({
  id,
  name: z.string(),
  stars: z.number(),
  hotel_class: optionalName,
  country: named,
  region: optionalName,
  resort: optionalName,
  place: named,
  /** File name of the first picture, under `/storage`. */
  image: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  distance_to_beach: z.nullable(z.number()),
});
export type FoundHotel = z.infer<typeof foundHotel>;

/** The cheapest seats for the party in one direction; days and times are local to their airports. */
const seats = z.object({
  block_seat_id: id,
  code: z.string(),
  carrier: z.string(),
  flight_number: z.string(),
  origin: z.string(),
  destination: z.string(),
  departure_date: day,
  departure_time: z.string(),
  arrival_date: day,
  arrival_time: z.string(),
  seats_free: z.number(),
  /** For the whole party, in the currency of the sale; null without an exchange rate. */
  net_minor: z.nullable(z.number()),
  sale_minor: z.nullable(z.number()),
});
export type FoundSeats = z.infer<typeof seats>;

const transfer = z.object({
  airport_id: id,
  /** For the whole party in both directions; null: on request. */
  net_minor: z.nullable(z.number()),
  sale_minor: z.nullable(z.number()),
});

/** One room with one boarding of one partner for certain days, alone or with flights and transfer. */
const foundTrip = z.object({
  hotel_id: id,
  dmc_id: id,
  room_type_id: id,
  boarding_type_id: id,
  check_in: day,
  check_out: day,
  nights: z.number(),
  /** Guests by the age groups of this hotel. */
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  offers: z.array(named),
  /** Until when the customer cancels without a charge; null: never or always, absent without terms. */
  free_until: z.optional(z.nullable(timestamp)),
  /** What the guests pay at the hotel or is included as such; absent without charges. */
  charges: z.optional(z.array(stayCharge)),
  /** The fewest rooms left in a night; null: not counted. Absent in older servers. */
  rooms_left: z.optional(z.nullable(z.number())),
  /** Price of the stay, in the currency of the partner's prices. */
  contract_currency: z.string(),
  contract_net_minor: z.nullable(z.number()),
  outbound: z.nullable(seats),
  return: z.nullable(seats),
  transfer: z.nullable(transfer),
  /** Price of the stay alone and of the whole trip, in the currency of the sale; null without a price or an exchange rate. */
  hotel_net_minor: z.nullable(z.number()),
  hotel_sale_minor: z.nullable(z.number()),
  net_minor: z.nullable(z.number()),
  markup_minor: z.nullable(z.number()),
  sale_minor: z.nullable(z.number()),
  availability: oneOf(['available', 'on_request', 'blocked']),
  blockers: z.array(
    z.object({
      code: z.enum(tripBlockers),
      days: z.array(day),
      rule_id: z.nullable(z.string()),
    }),
  ),
});
export type FoundTrip = z.infer<typeof foundTrip>;

/** A day of arrival with the cheapest trip on it. */
const nearestDay = z.object({
  check_in: day,
  check_out: day,
  nights: z.number(),
  sale_minor: z.nullable(z.number()),
  /** Seats in both directions; null without flights. */
  seats_free: z.nullable(z.number()),
});
export type NearestDay = z.infer<typeof nearestDay>;

/**
 * Trips, cheapest first, ties by hotel name. Entries that they refer to are listed once beside them. Blocked trips are sorted by price,
 * too.
 */
export const searchAnswer = answer(
  z.object({
    currency: z.string(),
    /**
     * Currencies of prices that could not be converted, because there is no exchange rate for the day of booking. Absent in older
     * servers.
     */
    without_rate: z.optional(z.array(z.string())),
    priced_at: timestamp,
    expires_at: timestamp,
    trips: z.array(foundTrip),
    /** Whether more trips exist than the answer contains. */
    has_more: z.boolean(),
    hotels: z.array(foundHotel),
    room_types: z.array(named),
    boarding_types: z.array(named),
    partners: z.array(named),
    /**
     * Only if nothing is found: filters with the number of hotels that would be found without each, highest first. `include_blocked` and
     * `include_on_request` are named if that many are found with them.
     */
    removed_by: z.array(z.object({ filter: z.string(), hotels: z.number() })),
    /** Only if nothing is found: the nearest days on which something would be, in their order. Absent in older servers. */
    nearest: z.optional(z.array(nearestDay)),
  }),
);
export type SearchResult = z.infer<typeof searchAnswer>['result'];
