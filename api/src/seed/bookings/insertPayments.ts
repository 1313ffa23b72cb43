import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sqlId } from '../large/derivedSql';

/**
 * Inserts the row of payments of each booking without one, as `copyToPayment` would. Most completed trips are paid to their hotels; dates
 * and ids are derived from the booking, and always the same.
 */
export async function insertPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payments (id, booking_id, custom, created_at, updated_at, booking_ref, booking_created, booking_status,
      departure_date, customer_name, country_id, hotel_id, hotel_name, dmc_id, dmc_name, manager_id, manager_name, currency,
      total_minor, received_minor, balance_minor, payment_status, next_due_date, next_due_minor, hotel_net_minor, hotel_due_date, hotel_paid_date,
      transfer_net_minor, transfer_due_date, transfer_paid_date)
    SELECT ${sqlId(sql`'payment ' || b.ref`)}, b.id, '{}', b.created, b.created, b.ref, b.created, b.status,
      b.departure_date, b.customer_name, b.country_id, b.hotel_id, b.hotel_name, b.dmc_id, b.dmc_name, b.manager_id,
      b.manager_name, b.currency, b.total_minor, b.received_minor, b.outstanding_minor, b.payment_status, b.next_due_date, b.next_due_minor, b.hotel_net_minor,
      CASE WHEN coalesce(l.payment_terms_days, 0) < 0 THEN b.check_out ELSE b.check_in END - coalesce(l.payment_terms_days, 0),
      CASE WHEN b.status = 'completed' AND right(b.ref, 1) <> '7' THEN greatest(b.check_in - 2, b.created::date) END,
      coalesce(t.net_minor, 0), CASE WHEN t.id IS NOT NULL THEN b.departure_date END,
      CASE WHEN t.id IS NOT NULL AND b.status = 'completed' THEN greatest(b.check_in - 1, b.created::date) END
    FROM bookings b
    LEFT JOIN booking_transfers t ON t.booking_id = b.id
    LEFT JOIN hotel_dmcs l ON l.hotel_id = b.hotel_id AND l.dmc_id = b.dmc_id
    WHERE NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id)`);
}
