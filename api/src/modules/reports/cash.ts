import { sql } from 'drizzle-orm';
import type { cash } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { rangeOf } from './rangeOf';
import { isAnyOf, isWithin, ofBoth } from './sql';
import type { Source } from './source';

export function cashSource(query: z.output<typeof cash.query>): Source {
  const { period, before } = rangeOf(query, -90);
  const { step, by } = query;
  const isSingle = by === 'transaction';
  const facts = ofBoth(
    period,
    before,
    (within, isBefore) => sql`
      SELECT moved.currency, moved.date AS fact_day, ${isBefore} AS is_before,
        ${isSingle ? sql`moved.date::text` : sql`date_trunc(${step}, moved.date)::date::text`} AS day, moved.method,
        ${isSingle ? sql`moved.id::text` : sql`NULL`} AS transaction_id,
        ${isSingle ? sql`booking.id::text` : sql`NULL`} AS booking_id, ${isSingle ? sql`booking.ref` : sql`NULL`} AS booking,
        ${isSingle ? sql`coalesce(moved.party, booking.customer_name)` : sql`NULL`} AS party, 1 AS transactions,
        CASE WHEN moved.direction = 'in' THEN moved.amount_minor ELSE 0 END::bigint AS in_minor,
        CASE WHEN moved.direction = 'out' AND moved.purpose = 'refund' THEN moved.amount_minor ELSE 0 END::bigint AS refunds_minor,
        CASE WHEN moved.direction = 'out' AND moved.purpose <> 'refund' THEN moved.amount_minor ELSE 0 END::bigint AS out_minor
      FROM transactions moved JOIN bookings booking ON booking.id = moved.booking_id
      WHERE moved.voided_at IS NULL AND ${isWithin(sql.raw('moved.date'), within)} AND ${isAnyOf('moved.method', query.method)}`,
  );
  return {
    period,
    before,
    step,
    facts,
    written: ['day', 'method', 'transaction_id', 'booking_id', 'booking', 'party'],
    counted: ['transactions', 'in_minor', 'refunds_minor', 'out_minor'],
    order: 'day DESC, method, booking, transaction_id',
    derive: ({ in_minor = 0, refunds_minor = 0, out_minor = 0 }) => ({
      balance_minor: in_minor - refunds_minor - out_minor,
    }),
  };
}
