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

/** What was received until a day, by booking, like `receivedFrom`. */
const receivedBy = (day: string): SQL => sql`
  SELECT booking_id, sum(CASE direction WHEN 'in' THEN booking_amount_minor ELSE -booking_amount_minor END) AS amount
  FROM transactions
  WHERE voided_at IS NULL AND date <= ${day}::date
    AND ((direction = 'in' AND purpose = 'customer_payment') OR (direction = 'out' AND purpose = 'refund'))
  GROUP BY booking_id`;

/** The due dates of sold bookings: instalments, and the rest that none of them covers, like `followTotal`. */
const dueLines = sql`
  SELECT instalment.booking_id, instalment.due_date, instalment.due_minor, instalment."order", instalment.id::text AS id
  FROM instalments instalment JOIN bookings booking ON booking.id = instalment.booking_id WHERE ${isSold(sql.raw('booking.status'))}
  UNION ALL
  SELECT booking.id, booking.rest_due_date, booking.rest_minor, 1001, 'rest'
  FROM bookings booking WHERE booking.rest_minor > 0`;

/** What is missing of each, like `allocate`; and the fee of a cancelled booking, due when it was cancelled. */
const owedOn = (day: string): SQL => sql`
  SELECT booking_id, due_date, due_minor - least(due_minor, greatest(0, received - earlier)) AS missing FROM (
    SELECT line.booking_id, line.due_date, line.due_minor, coalesce(received.amount, 0) AS received,
      sum(line.due_minor) OVER (PARTITION BY line.booking_id
        ORDER BY line.due_date, line."order", line.id ROWS UNBOUNDED PRECEDING) - line.due_minor AS earlier
    FROM (${dueLines}) line
    LEFT JOIN (${receivedBy(day)}) received ON received.booking_id = line.booking_id) planned
  UNION ALL
  SELECT booking.id, ${cancelledOn}, greatest(0, coalesce(booking.cancel_fee_minor, 0) - greatest(0, coalesce(received.amount, 0)))
  FROM bookings booking LEFT JOIN (${receivedBy(day)}) received ON received.booking_id = booking.id
  WHERE booking.status = 'cancelled' AND ${cancelledOn} <= ${day}::date`;

const missingIf = (condition: string): SQL => sql.raw(`CASE WHEN ${condition} THEN missing ELSE 0 END`);

export function receivablesSource(query: Query): Source {
  const { as_of = today(), by } = query;
  const asOf = (day: string) => ({ from: day, to: day });
  const [period, before] = [asOf(as_of), asOf(monthBefore(as_of))];
  const facts = ofBoth(
    period,
    before,
    ({ to: day }, isBefore) => sql`
      SELECT booking.currency, owed.due_date AS fact_day, ${isBefore} AS is_before, ${groups[by]}, missing AS open_minor,
        ${missingIf('days_late > 0')} AS overdue_minor, ${missingIf('days_late < 0')} AS not_due_minor,
        ${missingIf('days_late = 0')} AS due_today_minor, ${missingIf('days_late BETWEEN 1 AND 7')} AS days_1_7_minor,
        ${missingIf('days_late BETWEEN 8 AND 30')} AS days_8_30_minor, ${missingIf('days_late > 30')} AS days_over_30_minor
      FROM (SELECT found.*, ${day}::date - found.due_date AS days_late FROM (${owedOn(day)}) found WHERE missing > 0) owed
      JOIN bookings booking ON booking.id = owed.booking_id
      WHERE ${madeOn} <= ${day}::date AND ${isId('booking.manager_id', query.manager_id)} AND ${isId('booking.dmc_id', query.dmc_id)}`,
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
