import { and, gte, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { dueWeeks, type DueWeek } from '@itinera/shared/bookings';
import { today } from '../../../base/today';
import { isSold } from '../countedAmounts';
import { paymentsTable as table } from './payments.table';

const suppliers = [
  { paid: table.hotel_paid_date, due: table.hotel_due_date, net: table.hotel_net_minor },
  { paid: table.transfer_paid_date, due: table.transfer_due_date, net: table.transfer_net_minor },
];
type Supplier = (typeof suppliers)[number];

/** The same as `isSupplierOwed`. */
const isOwed = ({ paid, due }: Supplier): SQL | undefined =>
  and(isNull(paid), isNotNull(due), isSold(table.booking_status));

const isOwedIn = (supplier: Supplier, week: DueWeek): SQL | undefined => {
  const { from, to } = dueWeeks(today())[week];
  return and(
    isOwed(supplier),
    from === undefined ? undefined : gte(supplier.due, from),
    to === undefined ? undefined : lte(supplier.due, to),
  );
};

const addedIn = (week: DueWeek, amountOf: (supplier: Supplier) => unknown): SQL =>
  sql.join(
    suppliers.map(
      (supplier) => sql`(CASE WHEN ${isOwedIn(supplier, week)} THEN ${amountOf(supplier)} ELSE 0 END)`,
    ),
    sql` + `,
  );

/** What suppliers of a booking are to be paid in a week, and how many they are. */
const amountIn = (week: DueWeek): SQL => addedIn(week, ({ net }) => net);
const suppliersIn = (week: DueWeek): SQL => addedIn(week, () => sql`1`);

/** In SQL, what `dueWeeks` groups; what is overdue are the rows that `is_overdue` lists. */
export const dueAmounts = () => ({
  overdue_minor: amountIn('overdue'),
  this_week_minor: amountIn('this_week'),
  next_week_minor: amountIn('next_week'),
  later_minor: amountIn('later'),
  overdue_suppliers: suppliersIn('overdue'),
  this_week_suppliers: suppliersIn('this_week'),
  next_week_suppliers: suppliersIn('next_week'),
  later_suppliers: suppliersIn('later'),
});

/** The first day on which a supplier of a booking is to be paid. */
export const supplierDueDate: SQL = sql`least(${sql.join(
  suppliers.map((supplier) => sql`CASE WHEN ${isOwed(supplier)} THEN ${supplier.due} END`),
  sql`, `,
)})`;
