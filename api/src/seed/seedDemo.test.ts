import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { ageOn, hotelCharges, id } from '@itinera/shared/contracts';
import { placeDemoPictures } from '../../testing/demoPictures';
import { full } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import * as tables from '../modules/schema';
import { hotelRows } from './demoHotels';
import { derivedId } from './derivedId';
import { classificationRows, geographyRows } from './demoRows';
import { openDiskStorage } from '../storage/diskStorage';
import { generateImages } from './pictures/generateImages';
import { airportRows, carrierRows, cityRows } from './referenceRows';
import { seedDemo } from './seedDemo';
import { travellerRows } from './travellerRows';

/** Generating all takes twice as long as all other demo data: the full run does. */
const generated = full ? 384 : 24;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer('migrated');
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  await placeDemoPictures(folder, generated);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const rows = () => {
  const geography = geographyRows();
  return {
    geography,
    classification: classificationRows(),
    hotels: hotelRows(geography.demoPlaces),
    cities: cityRows(),
    airports: airportRows(),
    travellers: travellerRows(),
  };
};

describe('the demo data', () => {
  test('keep their ids, so that links to them and tests that name them stay valid', () => {
    const { hotels, geography, airports, travellers } = rows();
    const idOf = <R extends { id?: string | undefined }>(list: R[], isIt: (row: R) => boolean) =>
      list.find(isIt)?.id;
    expect([
      idOf(hotels.hotels, ({ name }) => name === 'Beldibi Bay Resort'),
      idOf(geography.countries, ({ iso2 }) => iso2 === 'LV'),
      idOf(airports, ({ iata_code }) => iata_code === 'RIX'),
      idOf(travellers, ({ last_name }) => last_name === 'Kalnins'),
    ]).toEqual([
      'baf67b7b-b033-803f-9c1d-3925a761659b',
      'dfbd921f-f8e0-8143-9abc-f5f5144b5db1',
      '9c67b1c8-791b-8c6e-b196-2b51db819124',
      '74b696c3-3b83-8afb-ba62-c8f8cf9cd9d1',
    ]);
  });

  test('are the same each time they are created', () => {
    expect(rows()).toEqual(rows());
    expect(z.array(id).safeParse(rows().hotels.hotels.map((hotel) => hotel.id)).success).toBe(true);
  });

  test('have the documented number of entries', () => {
    const { geography, hotels } = rows();
    expect(geography.countries).toHaveLength(25);
    expect(hotels.hotels).toHaveLength(150);
    expect(new Set(hotels.hotels.map(({ name }) => name)).size).toBe(150);
    expect(new Set(hotels.hotels.map(({ url_pretty_name }) => url_pretty_name)).size).toBe(150);
    expect(hotels.hotels.filter(({ is_active }) => !is_active).length).toBeGreaterThan(5);
    const picturesOf = (name: string) => hotels.images.filter(({ hotel }) => hotel === name);
    for (const { name } of hotels.hotels) expect([2, 3]).toContain(picturesOf(name).length);
    expect(new Set(hotels.images.map(({ alt }) => alt)).size).toBe(hotels.images.length);
    expect(new Set(hotels.dmcLinks.map(({ dmc_id }) => dmc_id)).size).toBe(6);
    expect(cityRows().cities.length).toBeGreaterThan(45);
    expect(airportRows().length).toBeGreaterThan(70);
    expect(carrierRows()).toHaveLength(15);
    expect(travellerRows()).toHaveLength(40);
    for (const { id } of hotels.hotels) {
      const links = hotels.parts.airportLinks.filter(({ hotel_id }) => hotel_id === id);
      expect(links.filter(({ is_default }) => is_default)).toHaveLength(1);
    }
  });
});

test('a first start fills the database and generates the pictures; a second one changes nothing', async () => {
  const said: string[] = [];
  const options = {
    storage: openDiskStorage(folder),
    password: 'a password for tests',
    say: (line: string) => said.push(line),
  };
  const hotelsIn = () =>
    server.database.withActor(system('test'), (tx) =>
      tx.select({ id: tables.hotelsTable.id }).from(tables.hotelsTable),
    );
  await seedDemo(server.database, options);
  expect((await hotelsIn()).map((hotel) => hotel.id).toSorted()).toEqual(
    rows()
      .hotels.hotels.map((hotel) => hotel.id)
      .toSorted(),
  );
  expect(said).toEqual(['api: first start, generating 384 hotel images and filling the demo database…']);

  // As if no entry referred to them.
  await server.database.withActor(system('test'), (tx) => tx.delete(tables.hotelImagesTable));
  await seedDemo(server.database, options);
  expect(await server.database.withActor(system('test'), (tx) => tx.$count(tables.hotelImagesTable))).toBe(0);
  expect(said).toHaveLength(1);
});

test('guests of demo bookings have the ages of their birthdays on the first day of the stay', async () => {
  const { bookingHotelsTable: stays, bookingTravellersTable: members, travellersTable: travellers } = tables;
  const found = await server.database.withActor(system('test'), (tx) =>
    tx
      .select({ stay: stays, birthday: travellers.birthday })
      .from(stays)
      .innerJoin(members, eq(members.booking_id, stays.booking_id))
      .innerJoin(travellers, eq(travellers.id, members.traveller_id)),
  );
  const young = (ages: number[], count: number) => ages.toSorted((a, b) => a - b).slice(0, count);
  const parties = new Map(
    found.map(({ stay }) => [
      stay.id,
      {
        stay,
        ages: found
          .filter((one) => one.stay.id === stay.id)
          .map(({ birthday }) => ageOn(stay.check_in, birthday)),
      },
    ]),
  );
  expect(parties.size).toBeGreaterThan(20);
  for (const { stay, ages } of parties.values()) {
    const children = stay.child_ages.length;
    expect({ all: ages.length, children: young(ages, children) }).toEqual({
      all: stay.adults + children,
      children: young(stay.child_ages, children),
    });
  }
});

test('the next charter flights of the demo sell, and none has more guests than seats', async () => {
  const { blockSeatsTable: blocks } = tables;
  const found = await server.database.withActor(system('test'), (tx) => tx.select().from(blocks));
  const takenOf = (block: (typeof found)[number]) => block.seats_sold + block.seats_held;
  expect(found).toHaveLength(624);
  expect(found.filter((block) => takenOf(block) > block.seats_total)).toEqual([]);
  const next = found.filter(({ departure_date: day }) => day > '2026-11-25' && day < '2026-12-26');
  expect(next.filter((block) => takenOf(block) > 0).length).toBeGreaterThan(next.length / 2);
});

test('most blocks of the demo have terms of cancellation, and their flights are sold on them', async () => {
  const { blockSeatsTable: blocks, bookingFlightsTable: flights } = tables;
  const { found, sold } = await server.database.withActor(system('test'), async (tx) => ({
    found: await tx.select().from(blocks),
    sold: await tx.select().from(flights),
  }));
  const withTerms = new Set(found.flatMap(({ id, cancellation_steps: steps }) => (steps ? [id] : [])));
  expect(withTerms.size).toBeGreaterThan(found.length / 2);
  expect(withTerms.size).toBeLessThan(found.length);
  const frozen = sold.filter(({ cancellation }) => cancellation !== null);
  expect(frozen.length).toBeGreaterThan(0);
  expect(sold.filter(({ block_seat_id: id }) => id !== null && withTerms.has(id))).toEqual(frozen);
  expect(frozen.filter(({ customer_cancellation }) => customer_cancellation === null)).toEqual([]);
});

test('every picture is a different WebP of the same size, and the same on every machine of this kind', async () => {
  const names = rows()
    .hotels.images.slice(0, generated)
    .map(({ file_name }) => file_name);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  expect(new Set(files.map((file) => createHash('sha256').update(file).digest('hex'))).size).toBe(generated);
  const [first] = files;
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 960, height: 640 });

  const again = await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  await generateImages(openDiskStorage(again), rows().hotels.images.slice(0, 3));
  for (const name of await readdir(again)) {
    expect(await readFile(join(again, name))).toEqual(await readFile(join(folder, name)));
  }
  await rm(again, { recursive: true });
});

test('most demo bookings keep terms of their contract, and some of them can be cancelled for nothing', async () => {
  const { bookingHotelsTable: stays, bookingsTable: bookings, cancellationTermsTable: terms } = tables;
  const found = await server.database.withActor(system('test'), async (tx) => ({
    all: await tx.$count(stays),
    kept: await tx.$count(stays, isNotNull(stays.cancellation)),
    bound: await tx.$count(stays, sql`customer_cancellation #>> '{0,cost_minor}' <> '0'`),
    free: await tx.$count(bookings, isNotNull(bookings.free_until)),
    contracts: await tx.$count(terms),
  }));
  expect(found.kept).toBeGreaterThan(found.all / 2);
  expect(found.kept).toBeLessThan(found.all);
  expect(Math.min(found.bound, found.free, found.contracts)).toBeGreaterThan(10);
});

test('hotels of some countries have charges that the contract accepts, and stays of the demo keep them', async () => {
  const { bookingHotelsTable: stays, hotelChargesTable: table } = tables;
  const { all, kept } = await server.database.withActor(system('test'), async (tx) => ({
    all: await tx.select().from(table),
    kept: await tx.$count(stays, sql`jsonb_array_length(charges) > 0`),
  }));
  expect(kept).toBeGreaterThan(10);
  expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(['deposit', 'resort_fee', 'tax']);
  for (const { id: _, created_at: __, updated_at: ___, ...charge } of all)
    expect(hotelCharges.createInput.safeParse(charge).error).toBeUndefined();
});

test('city hotels of the demo cost more on weekends, and some of its hotels have stays through New Year', async () => {
  const { weekdaySupplementsTable: weekdays, stayLengthsTable: lengths } = tables;
  const found = await server.database.withActor(system('test'), async (tx) => ({
    weekends: await tx.$count(weekdays, sql`weekdays = '{5,6}'`),
    cheaper: await tx.$count(weekdays, sql`percent_bp < 0`),
    lengths: await tx.$count(lengths),
  }));
  expect(Math.min(found.weekends, found.cheaper, found.lengths)).toBeGreaterThan(2);
});

test('a few stays on request are declined, one of them of the partner that the demo signs in as', async () => {
  const { bookingHotelsTable: stays, bookingsTable: bookings } = tables;
  const found = await server.database.withActor(system('test'), (tx) =>
    tx
      .select({
        reason: stays.decline_reason,
        at: stays.declined_at,
        number: stays.confirmation_number,
        status: bookings.status,
        dmc_id: bookings.dmc_id,
      })
      .from(stays)
      .innerJoin(bookings, eq(bookings.id, stays.booking_id))
      .where(isNotNull(stays.declined_at)),
  );
  expect(found).toHaveLength(2);
  for (const one of found)
    expect(one).toMatchObject({
      reason: expect.any(String),
      at: expect.any(String),
      number: null,
      status: 'on_request',
    });
  expect(found.map(({ dmc_id }) => dmc_id)).toContain(derivedId('user partner@itinera.example'));
});

test('bookings fit into the allotments of their hotel and partner, and no night that is sold out has one', async () => {
  const [found] = await server.database.withActor(system('test'), (tx) =>
    tx.execute<{ nights: number; short: number; most: number; closed: number }>(sql`
      SELECT count(*)::int AS nights, count(*) FILTER (WHERE taken > rooms)::int AS short, max(taken)::int AS most,
        (SELECT count(*)::int FROM allotment_days WHERE rooms = 0) AS closed
      FROM (
        SELECT allotments.id, night, coalesce(min(own.rooms), min(allotments.rooms)) AS rooms, sum(stay.rooms) AS taken
        FROM allotments
        JOIN bookings ON bookings.dmc_id = allotments.dmc_id AND bookings.status <> 'cancelled'
        JOIN booking_hotels stay ON stay.booking_id = bookings.id AND stay.hotel_id = allotments.hotel_id
        CROSS JOIN LATERAL generate_series(stay.check_in, stay.check_out - 1, '1 day') AS night
        LEFT JOIN allotment_days own ON own.allotment_id = allotments.id AND own.day = night
        WHERE allotments.kind = 'soft' AND night BETWEEN allotments.start_date AND allotments.end_date
        GROUP BY allotments.id, night
      ) counted`),
  );
  expect(found?.nights).toBeGreaterThan(1000);
  expect(found?.closed).toBeGreaterThan(50);
  expect({ short: found?.short, most: found?.most }).toEqual({ short: 0, most: expect.any(Number) });
  const kinds = await server.database.withActor(system('test'), (tx) =>
    tx.selectDistinct({ kind: tables.allotmentsTable.kind }).from(tables.allotmentsTable),
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['guaranteed', 'on_request', 'soft']);
});
