import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { bookingsTable as bookings } from './bookings.table';
import { paymentsTable as payments } from './money/payments.table';
import { transactionsTable as transactions } from './money/transactions.table';

const paidFor = (services: readonly string[]): SQL =>
  sql`sum(moved) FILTER (WHERE purpose IN (${sql.raw(services.map((service) => `'${service}'`).join(', '))}))`;

/** What is recorded counts; of a supplier that is only marked as paid, its net. */
const costOf = (service: 'hotel' | 'transfer'): SQL => {
  const paid = payments[`${service}_paid_date`];
  const net = payments[`${service}_net_minor`];
  return sql`coalesce(recorded.${sql.identifier(service)}, CASE WHEN ${paid} IS NOT NULL THEN ${net} END, 0)`;
};

/** What suppliers were paid for cancelled bookings, less what they gave back: `cost` by currency. */
export const cancelledCosts = (where: SQL | undefined): SQL => sql`
  SELECT cancelled.currency, sum(${costOf('hotel')} + ${costOf('transfer')} + coalesce(recorded.others, 0)) AS cost
  FROM (SELECT ${bookings.id} AS id, ${bookings.currency} AS currency FROM ${bookings}
    WHERE ${and(eq(bookings.status, 'cancelled'), where)}) cancelled
  LEFT JOIN ${payments} ON ${payments.booking_id} = cancelled.id AND ${eq(payments.booking_status, 'cancelled')}
  CROSS JOIN LATERAL (
    SELECT ${paidFor(['hotel'])} AS hotel, ${paidFor(['transfer'])} AS transfer, ${paidFor(['flight', 'other'])} AS others
    FROM (SELECT ${transactions.purpose} AS purpose,
      CASE ${transactions.direction} WHEN 'out' THEN ${transactions.booking_amount_minor} ELSE -${transactions.booking_amount_minor} END AS moved
      FROM ${transactions} WHERE ${transactions.booking_id} = cancelled.id AND ${isNull(transactions.voided_at)}) moves) recorded
  GROUP BY cancelled.currency`;
