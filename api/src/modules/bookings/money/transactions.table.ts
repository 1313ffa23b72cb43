import { isNull } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, instant, minor } from '../../../db/columns';
import { declareVisibility } from '../../../db/visibility/visibility';
import { usersTable } from '../../../people/users.table';
import { bookingId } from '../bookingId';
import { declareOfThings } from '../../../db/visibility/ofThings';

/** Money that moved. Rows are only added and voided. */
export const transactionsTable = pgTable(
  'transactions',
  {
    id: id(),
    booking_id: bookingId(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    purpose: text({
      enum: ['customer_payment', 'refund', 'hotel', 'transfer', 'flight', 'other'],
    }).notNull(),
    method: text({ enum: ['cash', 'card', 'bank_transfer', 'online', 'offset'] }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    amount_minor: minor().notNull(),
    currency: text().notNull(),
    rate: text(),
    booking_amount_minor: minor().notNull(),
    number: text(),
    party: text(),
    /** Who entered it. */
    manager_id: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    note: text(),
    /** Why more was refunded than was received. */
    goodwill_reason: text(),
    voided_at: instant(),
    void_reason: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('transactions_of_booking').on(table.booking_id, table.date, table.created_at, table.id),
    index('transactions_by_date').on(table.date, table.id),
    index('transactions_by_creation').on(table.created_at, table.id),
    index('transactions_by_manager').on(table.manager_id),
    uniqueIndex('transactions_number').on(table.method, table.number).where(isNull(table.voided_at)),
  ],
);

declareVisibility(
  transactionsTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'booking_id',
      'direction',
      'purpose',
      'method',
      'date',
      'amount_minor',
      'currency',
      'rate',
      'booking_amount_minor',
      'number',
      'party',
      'manager_id',
      'note',
      'goodwill_reason',
      'voided_at',
      'void_reason',
      'created_at',
      'updated_at',
    ],
  },
);

declareOfThings(transactionsTable, ['currency', 'rate']);
