import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { bookingId } from './bookingId';

export const bookingPricesTable = pgTable(
  'booking_prices',
  {
    id: id(),
    booking_id: bookingId(),
    extra_net_minor: minor().notNull(),
    extra_sale_minor: minor().notNull(),
    discount_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    extra_label: text(),
    discount_reason: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [unique('booking_prices_booking_id').on(table.booking_id)],
);

declareVisibility(
  bookingPricesTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'booking_id',
      'extra_net_minor',
      'extra_sale_minor',
      'discount_minor',
      'is_free',
      'extra_label',
      'discount_reason',
      'created_at',
      'updated_at',
    ],
  },
);
