import { sql, type SQL } from 'drizzle-orm';
import { monthBefore, type receivables } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { isSold } from '../bookings/countedAmounts';
import { dayOf, isId, ofBoth } from './sql';
import type { Source } from './source';

type Query = z.output<typeof receivables.query>;

const groups: Record<Query['by'], SQL> = {
  booking: sql.raw('booking.id::text AS group_id, booking.ref AS "group", booking.customer_name AS customer'),
  manager: sql.raw('booking.manager_id::text AS group_id, booking.manager_name AS "group", NULL AS customer'),
  partner: sql.raw('booking.dmc_id::text AS group_id, booking.dmc_name AS "group", NULL AS customer'),
};

const madeOn = dayOf(sql.raw('booking.created'));
const cancelledOn = dayOf(sql.raw('booking.cancelled_at'));

/** What moved between the customer and us after a day, by booking, like `receivedFrom`. */
const movedAfter = (day: string): SQL => sql`
  SELECT booking_id, sum(CASE direction WHEN 'in' THEN booking_amount_minor ELSE -booking_amount_minor END)::bigint AS amount
  FROM transactions
  WHERE voided_at IS NULL AND date > ${day}::date
    AND ((direction = 'in' AND purpose = 'customer_payment') OR (direction = 'out' AND purpose = 'refund'))
  GROUP BY booking_id`;

/**
 * Bookings that owed something on a day. Only those which owe today, or for which money moved since, are looked at: most of them are
 * paid and stay so.
 */
const openOn = (day: string, { manager_id, dmc_id }: Query): SQL => sql`
  SELECT booking.id, booking.ref, booking.customer_name, booking.manager_id, booking.manager_name, booking.dmc_id, booking.dmc_name, booking.currency,
    booking.status, booking.rest_minor, booking.rest_due_date, booking.cancel_fee_minor, booking.cancelled_at,
    booking.received_minor - coalesce(moved.amount, 0) AS received
  FROM (
    SELECT id FROM bookings WHERE shown_outstanding_minor > 0
    UNION SELECT booking_id FROM transactions WHERE voided_at IS NULL AND date > ${day}::date) candidate
  JOIN bookings booking ON booking.id = candidate.id
  LEFT JOIN (${movedAfter(day)}) moved ON moved.booking_id = booking.id
  WHERE ${madeOn} <= ${day}::date AND ${isId('booking.manager_id', manager_id)} AND ${isId('booking.dmc_id', dmc_id)}`;

/** The due dates of sold bookings: instalments, and the rest that none of them covers, like `followTotal`. */
const dueLines = sql`
  SELECT open.id AS booking_id, open.received, instalment.due_date, instalment.due_minor, instalment."order", instalment.id::text AS id
  FROM open JOIN instalments instalment ON instalment.booking_id = open.id WHERE ${isSold(sql.raw('open.status'))}
  UNION ALL
  SELECT id, received, rest_due_date, rest_minor, 1001, 'rest' FROM open WHERE rest_minor > 0`;

/** What is missing of each, like `allocate`; and the fee of a cancelled booking, due when it was cancelled. */
const owedOn = (day: string): SQL => sql`
  SELECT booking_id, due_date, due_minor - least(due_minor, greatest(0, received - earlier)) AS missing FROM (
    SELECT line.booking_id, line.due_date, line.due_minor, line.received,
      sum(line.due_minor) OVER (PARTITION BY line.booking_id
        ORDER BY line.due_date, line."order", line.id ROWS UNBOUNDED PRECEDING)::bigint - line.due_minor AS earlier
    FROM (${dueLines}) line) planned
  UNION ALL
  SELECT booking.id, ${cancelledOn}, greatest(0, coalesce(booking.cancel_fee_minor, 0) - greatest(0, booking.received))
  FROM open booking WHERE booking.status = 'cancelled' AND ${cancelledOn} <= ${day}::date`;

const missingIf = (condition: string): SQL => sql.raw(`CASE WHEN ${condition} THEN missing ELSE 0 END`);

export function receivablesSource(query: Query): Source {
  const { as_of = today(), by } = query;
  const asOf = (day: string) => ({ from: day, to: day });
  const [period, before] = [asOf(as_of), asOf(monthBefore(as_of))];
  const facts = ofBoth(
    period,
    before,
    ({ to: day }, isBefore) => sql`(
      WITH open AS (${openOn(day, query)})
      SELECT booking.currency, owed.due_date AS fact_day, ${isBefore} AS is_before, ${groups[by]}, missing AS open_minor,
        ${missingIf('days_late > 0')} AS overdue_minor, ${missingIf('days_late < 0')} AS not_due_minor,
        ${missingIf('days_late = 0')} AS due_today_minor, ${missingIf('days_late BETWEEN 1 AND 7')} AS days_1_7_minor,
        ${missingIf('days_late BETWEEN 8 AND 30')} AS days_8_30_minor, ${missingIf('days_late > 30')} AS days_over_30_minor
      FROM (SELECT found.*, ${day}::date - found.due_date AS days_late FROM (${owedOn(day)}) found WHERE missing > 0) owed
      JOIN open booking ON booking.id = owed.booking_id)`,
  );
  return {
    period,
    before,
    step: 'week',
    facts,
    written: ['group_id', 'group', 'customer'],
    counted: [
      'open_minor',
      'overdue_minor',
      'not_due_minor',
      'due_today_minor',
      'days_1_7_minor',
      'days_8_30_minor',
      'days_over_30_minor',
    ],
    order: 'overdue_minor DESC, due_today_minor DESC, open_minor DESC, "group"',
  };
}
