import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, getTableName } from 'drizzle-orm';
import * as z from 'zod/mini';
import { airports, hotelParts, hotels } from '@itinera/shared/contracts';
import { countStatements } from '../../../testing/countStatements';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { hotelEmbedder } from '../../modules/hotels/hotels.embeds';
import { airportsTable, hotelsTable } from '../../modules/schema';
import { derivedId } from '../../seed/derivedId';
import { embedder } from './embedder';
import { planEmbeds } from './plan';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('each table is read once, however many tables refer to it', () => {
  const { sources } = planEmbeds(airports.entity, airportsTable, {});
  const tables = sources.map(({ table }) => getTableName(table));
  expect(new Set(tables).size).toBe(tables.length);
  expect(tables).toEqual(expect.arrayContaining(['countries', 'regions', 'cities', 'country_names']));
});

test('only requested fields are read', () => {
  const tablesFor = (only: string[]) =>
    planEmbeds(hotels.entity, hotelsTable, {}, only).sources.map(({ table }) => getTableName(table));
  expect(tablesFor(['hotel_class'])).toEqual(['hotel_classes']);
  expect(tablesFor(['hotel_type'])).toEqual(['hotel_types', 'hotel_type_names']);
  expect(tablesFor([])).toEqual([]);
});

test('a contract that embeds an unknown table keeps the server from starting', () => {
  const withWeather = z.object({ id: z.string(), weather: z.object({ name: z.string() }) });
  expect(() => embedder(withWeather, airportsTable)).toThrow(
    'airports: the contract embeds weather, and no foreign key leads there.',
  );
  const withGuests = z.object({ id: z.string(), guests: z.array(z.object({ name: z.string() })) });
  expect(() => embedder(withGuests, airportsTable)).toThrow(
    'airports: the contract embeds guests, and no table of this name belongs to it.',
  );
});

describe('the rows of a page', () => {
  test('take one statement, for any number of rows and levels', async () => {
    const embed = hotelEmbedder();
    const counted = countStatements(server.engine);
    for (const limit of [1, 40]) {
      const statements = await counted.of(() =>
        server.database.withActor(system('test'), async (tx) => {
          const rows = await tx.select().from(hotelsTable).limit(limit);
          const whole = await embed(tx, rows);
          expect(whole).toHaveLength(limit);
          for (const hotel of whole)
            expect(Object.keys(hotel)).toEqual(expect.arrayContaining(Object.values(hotelParts)));
        }),
      );
      expect(statements).toBe(2);
    }
  });

  test('of an empty page take no statement', async () => {
    const embed = hotelEmbedder();
    const counted = countStatements(server.engine);
    const run = () => server.database.withActor(system('test'), (tx) => embed(tx, []));
    expect(await counted.of(run)).toBe(0);
  });

  test('have the same values as those of the query builder', async () => {
    const embed = hotelEmbedder();
    const [hotel] = await server.database.withActor(system('test'), async (tx) =>
      embed(
        tx,
        await tx
          .select()
          .from(hotelsTable)
          .where(eq(hotelsTable.id, derivedId('hotel Beldibi Bay Resort'))),
      ),
    );
    expect(hotels.entity.safeParse(hotel).success).toBe(true);
    expect(hotel?.hotel_images?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
  });
});
