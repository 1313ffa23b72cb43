import { addDays, searchPath, type SearchInput } from '@itinera/shared/contracts';
import type { Client } from 'pg';

/** Limits of a search in milliseconds: the 95th percentile of the call, and of its statements alone. */
interface Budget {
  p95: number;
  alone?: number;
}

export interface SearchCase {
  name: string;
  url: string;
  body: SearchInput;
  budget?: Budget;
  /** Number of hotels that could be found. */
  hotels: number;
}

interface Country extends Record<string, unknown> {
  id: string;
  hotels: number;
}

const week = { nights_from: 7, nights_to: 7, adults: 2, child_ages: [] as number[], cheapest_only: true };

/** Countries by the number of hotels with prices, most first. */
async function countriesOf(client: Client): Promise<Country[]> {
  const { rows } = await client.query<Country>(`
    SELECT regions.country_id AS id, count(*)::int AS hotels
      FROM hotels
      JOIN places ON places.id = hotels.place_id
      JOIN resorts ON resorts.id = places.resort_id
      JOIN regions ON regions.id = resorts.region_id
     WHERE hotels.is_active AND EXISTS (SELECT FROM hotel_dmcs WHERE hotel_id = hotels.id AND is_active)
     GROUP BY 1 ORDER BY 2 DESC, 1`);
  return rows;
}

/** An origin with seats for sale, the country that most of them fly to, and the first day of arrival. */
async function flightsOf(client: Client, today: string) {
  const { rows } = await client.query<{ city_id: string; country_id: string; day: string }>(
    `SELECT origin.city_id, destination.country_id, min(departure_date + arrival_day_offset)::text AS day
       FROM block_seats
       JOIN airports origin ON origin.id = origin_airport_id
       JOIN airports destination ON destination.id = destination_airport_id
      WHERE direction = 'outbound' AND status = 'open' AND departure_date > $1::date + 14 AND origin.city_id IS NOT NULL
      GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
    [today],
  );
  return rows[0];
}

/** The measured searches, and how many hotels they consider. */
export async function casesOn(
  client: Client,
  today: string,
): Promise<{ cases: SearchCase[]; growth: SearchCase[] }> {
  const countries = await countriesOf(client);
  const day = addDays(today, 60);
  const onDay = { ...week, check_in_from: day, check_in_to: day };
  const total = countries.reduce((sum, { hotels }) => sum + hotels, 0);
  const [largest] = countries;
  if (!largest) throw new Error('The data has no hotels.');
  const one = { country_ids: [largest.id] };
  const flights = await flightsOf(client, today);
  const search = (name: string, body: SearchInput, hotels: number, budget?: Budget): SearchCase => ({
    name,
    url: searchPath,
    body,
    hotels,
    ...(budget && { budget }),
  });
  const withFlights = flights && {
    ...onDay,
    country_ids: [flights.country_id],
    origin_city_id: flights.city_id,
    check_in_from: flights.day,
    check_in_to: addDays(flights.day, 6),
    with_transfer: true,
    include_on_request: true,
  };
  /** The fewest countries that have so many hotels together, from the smallest. */
  const together = (share: number): SearchCase => {
    const some: Country[] = [];
    let hotels = 0;
    for (const country of countries.toReversed()) {
      if (hotels >= total * share) break;
      some.push(country);
      hotels += country.hotels;
    }
    return search(`${hotels} hotels`, { ...onDay, country_ids: some.map(({ id }) => id) }, hotels);
  };
  return {
    cases: [
      search('one country, one day', { ...onDay, ...one }, largest.hotels, { p95: 60, alone: 25 }),
      search('one country, with a child', { ...onDay, ...one, child_ages: [5] }, largest.hotels, {
        p95: 60,
        alone: 25,
      }),
      search(
        'one country, 7 days of arrival, 7 to 10 nights',
        { ...onDay, ...one, check_in_to: addDays(day, 6), nights_to: 10 },
        largest.hotels,
      ),
      ...(withFlights
        ? [search('one country, with flights and transfer, 7 days', withFlights, largest.hotels)]
        : []),
      search('the world, one day', onDay, total, { p95: 250 }),
      search('the world, 7 days of arrival', { ...onDay, check_in_to: addDays(day, 6) }, total),
    ],
    growth: [together(0.1), together(0.3), together(1)],
  };
}
