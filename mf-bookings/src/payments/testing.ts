import type { Payment } from '@itinera/shared/contracts';

const stamp = '2027-03-01T12:00:00.000Z';
const testId = (number: number) => `019aa0c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The payment of a confirmed booking that is partly paid. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: testId(1),
  booking_id: testId(10),
  booking_ref: 'BE2600001',
  booking_created: '2026-01-15T09:00:00.000Z',
  booking_status: 'confirmed',
  departure_date: '2099-07-01',
  customer_name: 'Anna Kalnina',
  hotel_id: testId(30),
  hotel_name: 'Baltic Beach',
  dmc_id: testId(50),
  dmc_name: 'Amber Tours',
  manager_id: testId(60),
  manager_name: 'Marta Ozola',
  currency: 'EUR',
  total_minor: 125000,
  received_minor: 25000,
  balance_minor: 100000,
  payment_status: 'partially_paid',
  next_due_date: '2099-06-17',
  next_due_minor: 100000,
  hotel_net_minor: 90000,
  hotel_due_date: '2099-06-01',
  hotel_paid_date: null,
  transfer_net_minor: 0,
  transfer_due_date: null,
  transfer_paid_date: null,
  note: null,
  custom: {},
  created_at: stamp,
  updated_at: stamp,
  etag: '"1"',
  ...changes,
});
