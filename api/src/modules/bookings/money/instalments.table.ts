import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../../db/columns';
import { declareVisibility } from '../../../db/visibility/visibility';
import { declareDerived } from '../../../rest/entries/derived';
import { bookingId } from '../bookingId';

/** What the customer should pay, and when. */
export const instalmentsTable = pgTable(
  'instalments',
  {
    id: id(),
    booking_id: bookingId(),
    label: text().notNull(),
    due_date: date({ mode: 'string' }).notNull(),
    amount_minor: minor().notNull(),
    order: integer().notNull(),
    received_minor: minor().notNull().default(0),
    due_minor: minor().notNull().default(0),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [index('instalments_of_booking').on(table.booking_id, table.due_date, table.order, table.id)],
);

/** Its shares of what was received and of the total, computed by `summarise`. */
declareDerived(instalmentsTable, ['received_minor', 'due_minor']);

declareVisibility(
  instalmentsTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'booking_id',
      'label',
      'due_date',
      'amount_minor',
      'order',
      'received_minor',
      'due_minor',
      'created_at',
      'updated_at',
    ],
  },
);
