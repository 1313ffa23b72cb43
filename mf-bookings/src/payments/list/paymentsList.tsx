import { isSold } from '@itinera/shared/bookings';
import { payments, type Payment } from '@itinera/shared/contracts';
import { formatDay, formatInstant } from '@itinera/shared/format';
import { defineList, textColumn, type Column, type RowTarget } from '@itinera/shared/grid';
import { pathTo } from '@itinera/shared/routes';
import { Amount } from '../../parts/Amount';
import { countedIn } from '../../parts/counted';
import { amountOf, Outstanding } from '../../parts/Outstanding';
import { columnOf } from '../../parts/useSums';
import { paymentWords } from '../../bookings/stateWords';
import { DueDate } from '../paid/DueDate';
import { PaidDate } from '../paid/PaidDate';
import { paidFields, type PaidField } from '../paid/paidFields';
import { filters } from './filters';

type AmountField =
  | 'total_minor'
  | 'received_minor'
  | 'balance_minor'
  | 'hotel_net_minor'
  | 'transfer_net_minor';

/** Amounts of a row as the sums count them: suppliers are owed for sold bookings only. */
const countedBy = ({ booking_status, balance_minor, ...row }: Payment) => {
  const amounts = countedIn({ ...row, status: booking_status, outstanding_minor: balance_minor });
  const sold = isSold(booking_status);
  return {
    ...amounts,
    balance_minor: amounts.outstanding_minor,
    received_minor: row.received_minor,
    hotel_net_minor: sold ? row.hotel_net_minor : undefined,
    transfer_net_minor: sold ? row.transfer_net_minor : undefined,
  };
};

const amount = (
  field: AmountField,
  header: string,
  others: Partial<Column<Payment>> = {},
): Column<Payment> => ({
  id: columnOf(field),
  header,
  sort: field,
  width: 130,
  align: 'end',
  cell: (payment) => <Amount minor={countedBy(payment)[field]} currency={payment.currency} />,
  value: (payment) => amountOf(countedBy(payment)[field], payment.currency),
  ...others,
});

const due = (field: PaidField, header: string): Column<Payment> => ({
  id: paidFields[field].due.replace('_date', '').replaceAll('_', '-'),
  header,
  sort: paidFields[field].due,
  width: 150,
  cell: (payment) => <DueDate payment={payment} field={field} />,
  value: ({ [paidFields[field].due]: day }) => day,
});

const paid = (field: PaidField): Column<Payment> => ({
  id: field.replace('_date', '').replaceAll('_', '-'),
  header: paidFields[field].label,
  sort: field,
  width: 120,
  cell: (payment) => <PaidDate payment={payment} field={field} />,
  value: ({ [field]: day }) => day,
});

/** Columns of daily work come first: at 1440 pixels, both paid dates are visible without scrolling sideways. */
const columns: Column<Payment>[] = [
  {
    id: 'ref',
    snapshot: true,
    header: 'Reference',
    essential: true,
    pinned: 'start',
    sort: 'booking_ref',
    width: 132,
    cell: ({ booking_ref }) => booking_ref,
    value: ({ booking_ref }) => booking_ref,
  },
  textColumn({
    id: 'customer',
    header: 'Customer',
    sort: 'customer_name',
    width: 150,
    grow: 1,
    fact: 'lead',
    text: ({ customer_name }) => customer_name,
  }),
  textColumn({
    id: 'departure',
    snapshot: true,
    header: 'Departure',
    sort: 'departure_date',
    width: 110,
    fact: 'plain',
    text: ({ departure_date }) => departure_date && formatDay(departure_date),
  }),
  amount('balance_minor', 'Balance', {
    width: 120,
    fact: 'labelled',
    cell: (payment) => <Outstanding counted={countedBy(payment)} currency={payment.currency} />,
  }),
  due('hotel_paid_date', 'Hotel due'),
  paid('hotel_paid_date'),
  due('transfer_paid_date', 'Transfer due'),
  paid('transfer_paid_date'),
  textColumn({
    id: 'status',
    header: 'Status',
    width: 120,
    fact: 'plain',
    text: ({ payment_status }) => paymentWords[payment_status],
  }),
  textColumn({
    id: 'partner',
    snapshot: true,
    header: 'Partner',
    width: 130,
    grow: 1,
    text: ({ dmc_name }) => dmc_name,
  }),
  textColumn({
    id: 'hotel',
    snapshot: true,
    header: 'Hotel',
    width: 150,
    grow: 1,
    text: ({ hotel_name }) => hotel_name,
  }),
  textColumn({
    id: 'next-due',
    header: 'Customer due',
    width: 120,
    hidden: true,
    text: ({ next_due_date }) => next_due_date && formatDay(next_due_date),
  }),
  textColumn({
    id: 'refundable',
    header: 'To refund',
    width: 120,
    hidden: true,
    text: (payment) => {
      const { refundable_minor } = countedBy(payment);
      return refundable_minor ? amountOf(refundable_minor, payment.currency) : undefined;
    },
  }),
  amount('total_minor', 'Total'),
  amount('received_minor', 'Received'),
  amount('hotel_net_minor', 'Hotel net'),
  amount('transfer_net_minor', 'Transfer net'),
  textColumn({
    id: 'created',
    snapshot: true,
    header: 'Created',
    sort: 'booking_created',
    width: 148,
    text: ({ booking_created }) => formatInstant(booking_created),
  }),
  textColumn({
    id: 'manager',
    snapshot: true,
    header: 'Manager',
    width: 130,
    text: ({ manager_name }) => manager_name,
  }),
];

export const paymentsList = defineList({
  of: payments,
  name: 'payments',
  label: 'Payments',
  noun: 'booking',
  query: {},
  columns,
  filters,
});

/** Address that a row opens: its booking. */
export const bookingPage: RowTarget<Payment> = {
  addressOf: ({ booking_id }) => pathTo('be-id', { id: booking_id }),
};
