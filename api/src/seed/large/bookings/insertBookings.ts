import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { insertPayments } from '../../bookings/insertPayments';
import { ranges } from '../numbered';
import { insertTrips } from './insertTrips';
import type { Referred } from './trips';

/** Percentages of bookings by year; the last year ends at the demo's day. */
const years = [
  { year: 2024, percent: 24, days: 366 },
  { year: 2025, percent: 36, days: 365 },
  { year: 2026, percent: 40, days: 325 },
];

/** Continues the numbers of a year after those of the demo, without gaps. */
async function takeNumbers(tx: Transaction, year: number, count: number): Promise<number> {
  const [counter] = await tx.execute<{ last_number: number }>(sql`
    INSERT INTO booking_numbers (year, last_number) VALUES (${year}, ${count})
    ON CONFLICT (year) DO UPDATE SET last_number = booking_numbers.last_number + ${count} RETURNING last_number`);
  return (counter?.last_number ?? count) - count;
}

/** Inserts bookings of three years, of numbered hotels and travellers. Needs both, and the demo. */
export async function insertBookings(tx: Transaction, total: number, referred: Referred): Promise<void> {
  let left = total;
  for (const { year, percent, days } of years) {
    const count = year === years.at(-1)?.year ? left : Math.round((total * percent) / 100);
    left -= count;
    const booked = { year, days, count, taken: await takeNumbers(tx, year, count) };
    for (const range of ranges(count)) {
      await insertTrips(tx, booked, range, referred);
      await insertPayments(tx);
    }
  }
  await tx.execute(sql`
    UPDATE travellers SET bookings_count = counted.bookings
    FROM (SELECT traveller_id, count(*)::int AS bookings FROM booking_travellers GROUP BY traveller_id) counted
    WHERE id = counted.traveller_id`);
}
