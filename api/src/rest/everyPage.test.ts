import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import * as contracts from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../testing/calls';
import { full } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import { hotelsTable, travellersTable } from '../modules/schema';

type Entry = Record<string, unknown> & { id: string };

interface Listed {
  path: string;
  sorts: readonly string[];
}

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const third = (id: unknown) => sql`substr(${id}::text, 1, 1) IN ('0', '3', '6', '9', 'c')`;
  // Missing values and equal values, where pages go wrong.
  await server.database.withActor(system('test'), async (tx) => {
    await tx
      .update(hotelsTable)
      .set({ distance_to_beach: null, google_rating: null, hotel_type_id: null })
      .where(third(hotelsTable.id));
    await tx.update(hotelsTable).set({ trip_advisor_rating: sql`stars`, updated_at: sql`created_at` });
    await tx.update(travellersTable).set({ passport_expires_at: null }).where(third(travellersTable.id));
  });
});
afterAll(() => server.stop());

const totalOf = async (path: string, query = ''): Promise<number> =>
  (await staff.get(`${path}?per_page=1&page=2${query}`)).json().total;

/** Ties are compared by id within a page, too: more pages only have more borders between them. */
const pages = full ? 7 : 3;

/** Reads all pages: these, or for a long list as many as have the maximum size. */
async function walk(path: string, query: string): Promise<{ entries: Entry[]; totals: Set<number> }> {
  const entries: Entry[] = [];
  const totals = new Set<number>();
  const perPage = Math.min(200, Math.ceil(((await totalOf(path, query)) + 1) / pages));
  for (let page = 1; ; page += 1) {
    const answer = await staff.get(`${path}?per_page=${perPage}&page=${page}${query}`);
    const { result, total } = answer.json<{ result: Entry[]; total: number }>();
    entries.push(...result);
    totals.add(total);
    if (result.length < perPage) return { entries, totals };
  }
}

const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

const { compare } = new Intl.Collator('und');

const byBytes = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Missing values last in either direction, ties by id. Addresses are compared without a collation. */
function inOrder(
  entries: Entry[],
  field: string,
  valueOf: (entry: Entry) => unknown,
  descending: boolean,
): Entry[] {
  const compareTexts = field === 'email' ? byBytes : compare;
  const direction = descending ? -1 : 1;
  const rank = (one: unknown, other: unknown): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'string' && typeof other === 'string') return direction * compareTexts(one, other);
    return direction * (Number(one) - Number(other));
  };
  return entries.toSorted(
    (one, other) =>
      rank(valueOf(one) ?? null, valueOf(other) ?? null) || direction * byBytes(one.id, other.id),
  );
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );

/** Sort values of a hotel that belong to entries it refers to. */
const referred: Record<string, (hotel: Entry) => unknown> = {
  hotel_class: (hotel) => at(hotel, 'hotel_class', 'name'),
  hotel_type: (hotel) => at(hotel, 'hotel_type', 'hotel_type_name', 'name'),
  hotel_format: (hotel) => at(hotel, 'hotel_format', 'hotel_format_name', 'name'),
  place: (hotel) => at(hotel, 'place', 'name'),
  resort: (hotel) => at(hotel, 'place', 'resort', 'resort_name', 'name'),
  region: (hotel) =>
    at(hotel, 'place', 'resort', 'region', 'region_name', 'name') ??
    at(hotel, 'place', 'resort', 'region', 'name'),
  country: (hotel) => at(hotel, 'place', 'resort', 'region', 'country', 'country_name', 'name'),
};

const {
  hotels,
  travellers,
  users,
  airports,
  flightCarriers,
  graphPrices,
  cities,
  places,
  regions,
  features,
  hotelChains,
  hotelThemes,
} = contracts;
const plain: Listed[] = [
  travellers,
  users,
  airports,
  flightCarriers,
  graphPrices,
  cities,
  places,
  regions,
  features,
  hotelChains,
  hotelThemes,
];

/** Hotels with embedded data, read once: that is most of the work of a page. */
const withData = new Map<string, Entry>();
beforeAll(async () => {
  for (const hotel of await staff.list(`${hotels.path}?with_data=true&per_page=200`))
    withData.set(hotel.id, hotel);
});

describe.each<Listed>([hotels, ...plain])('$path', ({ path, sorts }) => {
  test.each(sorts.flatMap((field) => [field, `-${field}`]))(
    'has every entry once and in order, sorted by %s',
    async (sort) => {
      const field = sort.replace('-', '');
      const { entries, totals } = await walk(path, `&sort=${sort}`);
      expect(totals).toEqual(new Set([entries.length]));
      expect(new Set(idsOf(entries)).size).toBe(entries.length);
      expect(entries.length).toBe(await totalOf(path));
      const valueOf = (path === hotels.path && referred[field]) || ((entry: Entry) => entry[field]);
      const known = entries.map((entry) => withData.get(entry.id) ?? entry);
      expect(idsOf(entries)).toEqual(idsOf(inOrder(known, field, valueOf, sort !== field)));
    },
  );

  test('has every entry once by default, and with a search', async () => {
    for (const query of ['', '&q=a', '&q=e%20a']) {
      const { entries, totals } = await walk(path, query);
      expect({ query, totals }).toEqual({ query, totals: new Set([entries.length]) });
      expect(new Set(idsOf(entries)).size).toBe(entries.length);
      const beyond = await staff.get(`${path}?per_page=200&page=90${query}`);
      expect({ query, ...beyond.json() }).toMatchObject({ query, result: [], total: entries.length });
    }
  });
});
