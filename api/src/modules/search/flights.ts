import { sql, type SQL } from 'drizzle-orm';
import { addDays, type FoundSeats } from '@itinera/shared/contracts';
import type { FlightParty } from '@itinera/shared/bookings';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { seatsPrice } from '../prices/extraPrices';
import { extraTermsOf, flightPartyOf, type Terms } from './priceStay';

interface Block extends Record<string, unknown> {
  id: string;
  code: string;
  direction: 'outbound' | 'return';
  carrier: string;
  flight_number: string;
  origin: string;
  destination: string;
  /** The airport of the hotels: the destination of an outbound flight, the origin of a return. */
  airport_id: string;
  paired_block_id: string | null;
  departure_date: string;
  departure_time: string;
  arrival_date: string;
  arrival_time: string;
  seats_free: number;
  adult_net_minor: number;
  child_net_minor: number;
  infant_net_minor: number;
  adult_sale_minor: number | null;
  child_sale_minor: number | null;
  infant_sale_minor: number | null;
  currency: string;
}

/** A flight of one block, at the price of the whole party. */
export interface Flight {
  airport_id: string;
  paired_block_id: string | null;
  /** Currency of its fares. */
  currency: string;
  seats: FoundSeats;
}

const blocksFrom = (cityId: string, airportIds: readonly string[], days: SQL): SQL => sql`
  SELECT block.id, block.code, block.direction, carrier.name AS carrier, block.flight_number,
    coalesce(origin.iata_code, origin.name) AS origin, coalesce(destination.iata_code, destination.name) AS destination,
    CASE block.direction WHEN 'outbound' THEN destination.id ELSE origin.id END AS airport_id, block.paired_block_id,
    block.departure_date::text AS departure_date, block.departure_time,
    (block.departure_date + block.arrival_day_offset)::text AS arrival_date, block.arrival_time, block.seats_free,
    block.adult_net_minor, block.child_net_minor, block.infant_net_minor,
    block.adult_sale_minor, block.child_sale_minor, block.infant_sale_minor, block.currency
  FROM block_seats block
  JOIN airports origin ON origin.id = block.origin_airport_id
  JOIN airports destination ON destination.id = block.destination_airport_id
  JOIN flight_carriers carrier ON carrier.id = block.carrier_id
  WHERE block.status = 'open' AND block.departure_date >= ${today()}::date
    AND (block.block_type = 'hard' OR block.release_date IS NULL OR block.release_date >= ${today()}::date) AND ${days} AND CASE block.direction
    WHEN 'outbound' THEN origin.city_id = ${cityId}::uuid AND destination.id = ANY(${`{${airportIds.join()}}`}::uuid[])
    ELSE destination.city_id = ${cityId}::uuid AND origin.id = ANY(${`{${airportIds.join()}}`}::uuid[]) END`;

function flightOf(terms: Terms, party: FlightParty, block: Block): Flight {
  const unpriced = { net_minor: null, sale_minor: null };
  const price = seatsPrice(block, party, extraTermsOf(terms)) ?? unpriced;
  const { id: block_seat_id, airport_id, paired_block_id, currency } = block;
  const { code, carrier, flight_number, origin, destination, seats_free } = block;
  const { departure_date, departure_time, arrival_date, arrival_time } = block;
  return {
    airport_id,
    paired_block_id,
    currency,
    seats: {
      block_seat_id,
      code,
      carrier,
      flight_number,
      origin,
      destination,
      departure_date,
      departure_time,
      arrival_date,
      arrival_time,
      seats_free,
      ...price,
    },
  };
}

/** All flights of open blocks on the days of the search, between a city and these airports. */
export async function readFlights(
  tx: Transaction,
  terms: Terms,
  cityId: string,
  airportIds: readonly string[],
): Promise<{ out: Flight[]; back: Flight[] }> {
  const { check_in_from, check_in_to, nights_from, nights_to } = terms.search;
  const [firstBack, lastBack] = [addDays(check_in_from, nights_from), addDays(check_in_to, nights_to)];
  const days = sql`CASE block.direction
    WHEN 'outbound' THEN block.departure_date + block.arrival_day_offset BETWEEN ${check_in_from}::date AND ${check_in_to}::date
    ELSE block.departure_date BETWEEN ${firstBack}::date AND ${lastBack}::date END`;
  const blocks = await tx.execute<Block>(blocksFrom(cityId, airportIds, days));
  const party = flightPartyOf(terms);
  const of = (direction: Block['direction']) =>
    blocks.filter((block) => block.direction === direction).map((block) => flightOf(terms, party, block));
  return { out: of('outbound'), back: of('return') };
}
