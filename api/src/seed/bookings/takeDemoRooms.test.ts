import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { allot, wrongCounts } from '../../../testing/hotelWithRooms';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { takeDemoRooms } from './takeDemoRooms';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  server.database.withActor(system('test'), (tx) => tx.execute<T>(statement));

test('stays of the demo take paid rooms first, and no more than there are, in the state of their booking', async () => {
  for (const table of ['allotted_nights', 'allotments']) await run(sql`DELETE FROM ${sql.identifier(table)}`);
  await run(sql`UPDATE booking_hotels SET rooms_status = NULL, rooms_until = NULL`);
  const hotels = await run<{ hotel_id: string; dmc_id: string }>(sql`
    SELECT stay.hotel_id, booking.dmc_id FROM booking_hotels stay JOIN bookings booking ON booking.id = stay.booking_id
    GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 20`);
  const nights = { start_date: '2025-01-01', end_date: '2027-12-31', rooms: 1 };
  for (const hotel of hotels) {
    await allot(server, hotel, { ...nights, kind: 'guaranteed', release_days: 0 });
    await allot(server, hotel, nights);
  }
  await server.database.withActor(system('test'), takeDemoRooms);

  expect(await wrongCounts(server)).toEqual([]);
  const [counts] = await run<{ days: number; short: number; soft_first: number }>(sql`
    SELECT count(*)::int AS days, count(*) FILTER (WHERE day.sold + day.held > allotment.rooms)::int AS short,
      count(*) FILTER (WHERE allotment.kind = 'soft' AND NOT EXISTS (
        SELECT 1 FROM allotted_nights paid JOIN allotments other ON other.id = paid.allotment_id
        WHERE other.kind = 'guaranteed' AND other.hotel_id = allotment.hotel_id AND other.dmc_id = allotment.dmc_id AND paid.day = day.day))::int AS soft_first
    FROM allotment_days day JOIN allotments allotment ON allotment.id = day.allotment_id`);
  expect(counts?.days).toBeGreaterThan(100);
  expect(counts).toMatchObject({ short: 0, soft_first: 0 });
  const states = await run<{ status: string; rooms_status: string; has_end: boolean }>(sql`
    SELECT DISTINCT booking.status, stay.rooms_status, stay.rooms_until IS NOT NULL AS has_end
    FROM booking_hotels stay JOIN bookings booking ON booking.id = stay.booking_id
    WHERE stay.rooms_status IS NOT NULL ORDER BY 1`);
  expect(states).toEqual([
    { status: 'completed', rooms_status: 'sold', has_end: false },
    { status: 'confirmed', rooms_status: 'sold', has_end: false },
    { status: 'draft', rooms_status: 'held', has_end: true },
    { status: 'on_request', rooms_status: 'held', has_end: true },
  ]);
});
