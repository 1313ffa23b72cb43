import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { system } from '../src/db/actor';
import { allotmentsTable } from '../src/modules/allotments/allotments.table';
import type { TestServer } from './testServer';

type Allotment = typeof allotmentsTable.$inferInsert;

/** Adds an allotment of June 2028 directly: two soft rooms a night for all room types, unless others are wanted. */
export async function allot(
  server: TestServer,
  owner: { hotel_id: string; dmc_id: string | null },
  more: Partial<Allotment> = {},
): Promise<string> {
  const id = uuidv7();
  await server.database.withActor(system('test'), (tx) =>
    tx.insert(allotmentsTable).values({
      id,
      name: 'Summer',
      room_type_ids: [],
      kind: 'soft',
      start_date: '2028-06-01',
      end_date: '2028-06-30',
      rooms: 2,
      release_days: 7,
      when_sold_out: 'stop',
      is_active: true,
      ...owner,
      ...more,
    }),
  );
  return id;
}

interface Counts extends Record<string, unknown> {
  day: string;
  sold: number;
  held: number;
}

/** The counts of an allotment, for nights that have any. */
export const countsOf = (server: TestServer, allotmentId: string): Promise<Counts[]> =>
  server.database.withActor(system('test'), (tx) =>
    tx.execute<Counts>(sql`SELECT day::text AS day, sold, held FROM allotment_days
      WHERE allotment_id = ${allotmentId} AND (sold > 0 OR held > 0) ORDER BY day`),
  );

/** Nights whose counts are not those of the nights that stays have: none. */
export const wrongCounts = (server: TestServer): Promise<Record<string, unknown>[]> =>
  server.database.withActor(system('test'), (tx) =>
    tx.execute(sql`
      SELECT coalesce(counted.allotment_id, taken.allotment_id) AS allotment_id, coalesce(counted.day, taken.day)::text AS day,
        counted.sold, counted.held, taken.sold AS taken_sold, taken.held AS taken_held
      FROM allotment_days counted
      FULL JOIN (
        SELECT allotment_id, day, coalesce(sum(rooms) FILTER (WHERE status = 'sold'), 0)::int AS sold,
          coalesce(sum(rooms) FILTER (WHERE status = 'held'), 0)::int AS held
        FROM allotted_nights GROUP BY allotment_id, day) taken
        ON taken.allotment_id = counted.allotment_id AND taken.day = counted.day
      WHERE coalesce(counted.sold, 0) <> coalesce(taken.sold, 0) OR coalesce(counted.held, 0) <> coalesce(taken.held, 0)`),
  );

/** Switches the allotments of the demo off, for tests of something else that book its hotels on any day. */
export const sellWithoutCount = (server: TestServer): Promise<unknown> =>
  server.database.withActor(system('test'), (tx) => tx.update(allotmentsTable).set({ is_active: false }));
