import { sql } from 'drizzle-orm';
import { addDays, type blockSeatsReport } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { rangeOf } from './rangeOf';
import { isId, isWithin, ofBoth } from './sql';
import { shareIn, type Source } from './source';

const releaseDays = 7;

export function blockSeatsSource(query: z.output<typeof blockSeatsReport.query>): Source {
  const { period, before } = rangeOf(query, 90);
  const facts = ofBoth(
    period,
    before,
    (within, isBefore) => sql`
      SELECT block.currency, block.departure_date AS fact_day, ${isBefore} AS is_before,
        block.carrier_id::text AS carrier_id, block.origin_airport_id::text AS origin_airport_id,
        block.destination_airport_id::text AS destination_airport_id,
        origin.iata_code || ' – ' || destination.iata_code AS route, carrier.name AS carrier, 1 AS flights,
        block.seats_total AS seats, block.seats_sold AS sold, block.seats_held AS held, block.seats_free AS free,
        CASE WHEN block.status = 'open' AND block.block_type = 'soft' AND block.seats_free > 0
          AND block.release_date BETWEEN ${today()}::date AND ${addDays(today(), releaseDays)}::date THEN 1 ELSE 0 END AS release_due,
        CASE WHEN block.block_type = 'hard' THEN greatest(block.seats_free, 0)::bigint * block.adult_net_minor ELSE 0 END AS empty_minor
      FROM block_seats block
      JOIN airports origin ON origin.id = block.origin_airport_id
      JOIN airports destination ON destination.id = block.destination_airport_id
      JOIN flight_carriers carrier ON carrier.id = block.carrier_id
      WHERE block.status NOT IN ('cancelled', 'released') AND ${isWithin(sql.raw('block.departure_date'), within)}
        AND ${isId('block.carrier_id', query.carrier_id)} AND ${isId('block.origin_airport_id', query.origin_airport_id)}
        AND ${isId('block.destination_airport_id', query.destination_airport_id)}`,
  );
  return {
    period,
    before,
    step: query.step,
    facts,
    written: ['carrier_id', 'origin_airport_id', 'destination_airport_id', 'route', 'carrier'],
    counted: ['flights', 'seats', 'sold', 'held', 'free', 'release_due', 'empty_minor'],
    order: 'empty_minor DESC, free DESC, route, carrier',
    derive: ({ sold = 0, seats = 0 }) => ({ load_bp: shareIn(sold, seats) }),
  };
}
