import { randomUUID } from 'node:crypto';
import { seatsOfBlock } from './commands';
import type { Findings } from './findings';
import type { Intended, Send } from './intended';
import { seatsNeeded } from './ofParty';
import type { Log } from './play';
import type { Random } from './random';
import { partsByBooking, type Rows } from './rows';

const roomy = 12;

/** Checks that a flight added without a number of seats takes those that are needed on its day; removes it again. */
export async function checkSeatsTaken(
  found: Findings,
  rows: Rows,
  random: Random,
  send: Send,
  log: Log,
): Promise<void> {
  const parts = partsByBooking(rows);
  const booking = random.oneOf(
    rows.bookings
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, 24)
      .filter(({ id, status }) => status === 'draft' && (parts.get(id)?.stays.length ?? 0) > 0),
  );
  const block = random.oneOf(
    rows.blocks.filter(
      ({ flight_number, status, seats_total, seats_sold, seats_held }) =>
        flight_number.startsWith('ZZ') && status === 'open' && seats_total - seats_sold - seats_held >= roomy,
    ),
  );
  const of = booking && parts.get(booking.id);
  if (!booking || !block || !of) return;
  const ask = async (method: Intended['method'], path: string, body?: Record<string, unknown>) => {
    const intended: Intended = { name: 'seats for all', by: 'admin', method, path, ...(body && { body }) };
    const answer = await send(intended, randomUUID());
    log.add({ intended, key: '', answer });
    return answer;
  };
  const path = '/api/booking-flights';
  const body = { booking_id: booking.id, ...seatsOfBlock(block), net_minor: 1, sale_minor: 1 };
  const answer = await ask('POST', path, body);
  if (answer?.status !== 201) return;
  const { result }: { result: { id: string; seats: number } } = JSON.parse(answer.body);
  const expected = seatsNeeded(of, rows, block.departure_date);
  if (expected !== undefined)
    found.same(
      'seats follow the ages on the day of flight',
      `${booking.ref} ${block.code}`,
      result.seats,
      expected,
    );
  await ask('DELETE', `${path}/${result.id}`);
}
