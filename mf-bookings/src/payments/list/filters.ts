import { hotels, users, type Query } from '@itinera/shared/contracts';
import { partnerName, personName } from '@itinera/shared/format';
import { entityFilter, type Filter } from '@itinera/shared/grid';
import { country } from '../../countries/country';
import { optionsOf, paymentWords } from '../../bookings/stateWords';

const paidOptions = [
  { value: 'no', label: 'Not yet' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'yes', label: 'Paid' },
];

export const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'payment_status',
    label: 'Payment',
    several: true,
    options: optionsOf(paymentWords),
  },
  { kind: 'switch', key: 'customer_owes', label: 'The customer owes something' },
  { kind: 'switch', key: 'customer_overdue', label: 'The customer is overdue' },
  { kind: 'choice', key: 'hotel_paid', label: 'Hotel', options: paidOptions },
  { kind: 'choice', key: 'transfer_paid', label: 'Transfer', options: paidOptions },
  { kind: 'switch', key: 'is_overdue', label: 'A supplier is overdue' },
  { kind: 'number', key: 'due_within_days', label: 'A supplier is to be paid within days' },
  entityFilter({
    key: 'dmc_id',
    label: 'Partner',
    several: true,
    collection: users,
    query: (): Query<typeof users> => ({ role: 'dmc' }),
    nameOf: partnerName,
  }),
  entityFilter({
    key: 'hotel_id',
    label: 'Hotel of the stay',
    several: true,
    collection: hotels,
    nameOf: ({ name }) => name,
  }),
  entityFilter({
    key: 'country_id',
    label: 'Customer’s country',
    several: true,
    collection: country.of,
    query: () => country.query,
    nameOf: (entry) => country.nameOf(entry),
  }),
  entityFilter({
    key: 'manager_id',
    label: 'Manager',
    several: true,
    collection: users,
    query: (): Query<typeof users> => ({ is_staff: true }),
    nameOf: personName,
  }),
  { kind: 'day', key: 'departure_from', label: 'Departs from' },
  { kind: 'day', key: 'departure_to', label: 'Departs until' },
  { kind: 'day', key: 'booking_created_from', label: 'Created from' },
  { kind: 'day', key: 'booking_created_to', label: 'Created until' },
];

/** Filters of daily work, offered as views. */
export const views: { label: string; filters: Record<string, string> }[] = [
  { label: 'All', filters: {} },
  { label: 'Customer unpaid', filters: { customer_owes: 'true' } },
  { label: 'Customer overdue', filters: { customer_overdue: 'true' } },
  { label: 'To refund', filters: { payment_status: 'overpaid' } },
  { label: 'Hotel due', filters: { hotel_paid: 'no' } },
  { label: 'Transfer due', filters: { transfer_paid: 'no' } },
  { label: 'Due within 7 days', filters: { due_within_days: '7' } },
  { label: 'Supplier overdue', filters: { is_overdue: 'true' } },
];
