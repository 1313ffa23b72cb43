import { allocate, planInstalments, receivedFrom } from '@itinera/shared/bookings';
import { addDays, type BookingState } from '@itinera/shared/contracts';
import type { instalmentsTable } from '../../modules/bookings/money/instalments.table';
import type { transactionsTable } from '../../modules/bookings/money/transactions.table';
import { initialStaffSettings } from '../../modules/settings/initialSettings';
import { derivedFraction, derivedId, pick } from '../derivedId';

interface Sold {
  key: string;
  booking_id: string;
  status: BookingState;
  created: string;
  currency: string;
  manager_id: string;
  /** The payer. */
  party: string;
  departure: string;
  total_minor: number;
  cancel_fee_minor: number | null;
}

type Instalment = typeof instalmentsTable.$inferSelect;
type Transaction = typeof transactionsTable.$inferSelect;

const methods = ['bank_transfer', 'card', 'cash', 'online'] as const;

function transactionOf(
  sold: Sold,
  purpose: 'customer_payment' | 'refund',
  name: string,
  amount_minor: number,
): Transaction {
  const id = derivedId(`${sold.key} ${name}`);
  const { created: created_at } = sold;
  return {
    id,
    booking_id: sold.booking_id,
    direction: purpose === 'refund' ? 'out' : 'in',
    purpose,
    method: pick(methods, `${sold.key} method`),
    date: created_at.slice(0, 10),
    amount_minor,
    currency: sold.currency,
    rate: null,
    booking_amount_minor: amount_minor,
    number: `R-${id.slice(0, 8)}`,
    party: sold.party,
    manager_id: sold.manager_id,
    note: null,
    goodwill_reason: null,
    voided_at: null,
    void_reason: null,
    created_at,
    updated_at: created_at,
  };
}

/** The payments so far: a completed trip is usually paid completely, a confirmed one often only the deposit. */
function transactionsOf(sold: Sold, plan: { amount_minor: number }[]): Transaction[] {
  const { key, status, total_minor, cancel_fee_minor } = sold;
  const chance = derivedFraction(`${key} paid`);
  const [first, ...later] = plan;
  if (!first || chance < (status === 'completed' ? 0.03 : 0.2)) return [];
  const deposit = transactionOf(sold, 'customer_payment', 'deposit', first.amount_minor);
  if (status === 'cancelled') {
    const back = first.amount_minor - (cancel_fee_minor ?? 0);
    return back > 0 && chance > 0.5 ? [deposit, transactionOf(sold, 'refund', 'refund', back)] : [deposit];
  }
  if (later.length === 0 || (status === 'confirmed' && chance < 0.6)) return [deposit];
  const tooMuch = chance > 0.97 ? 5_000 : 0;
  const balance = total_minor - first.amount_minor + tooMuch;
  return [deposit, transactionOf(sold, 'customer_payment', 'balance', balance)];
}

/** The instalments and payments of a booking. Nothing is planned before it is confirmed. */
export function demoMoney(sold: Sold): { instalments: Instalment[]; transactions: Transaction[] } {
  const { key, booking_id, status, created, total_minor, departure } = sold;
  if (status === 'draft' || status === 'on_request') return { instalments: [], transactions: [] };
  const plan = planInstalments(
    total_minor,
    departure,
    addDays(created.slice(0, 10), 1),
    initialStaffSettings,
  );
  const transactions = transactionsOf(sold, plan);
  const planned = plan.map((instalment, order) => ({
    ...instalment,
    id: derivedId(`${key} instalment ${order}`),
    booking_id,
    order,
    created_at: created,
    updated_at: created,
  }));
  const shares = allocate(planned, receivedFrom(transactions).received_minor);
  const instalments = planned.map((one) => ({
    ...one,
    received_minor: shares.get(one.id) ?? 0,
    due_minor: one.amount_minor,
  }));
  return { instalments, transactions };
}
