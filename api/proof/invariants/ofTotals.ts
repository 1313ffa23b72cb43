import type { Findings } from './findings';
import { fractionOf, inCurrency, isLive, least, most, owed, sum } from './money';
import type { Booking, Parts } from './rows';

const net = ({ net_minor }: { net_minor: number | null }) => net_minor;
const sale = ({ sale_minor }: { sale_minor: number | null }) => sale_minor;

/** Sale before the discount and cost of a booking, only from its stored parts. */
export function ofParts({ stays, flights, transfers, prices }: Parts) {
  return {
    sold: sum([...stays, ...flights, ...transfers], sale) + sum(prices, (price) => price.extra_sale_minor),
    discount: sum(prices, (price) => price.discount_minor),
    net: sum([...stays, ...flights, ...transfers], net) + sum(prices, (price) => price.extra_net_minor),
    hotelNet: sum(stays, net),
    transferNet: sum(transfers, net),
  };
}

export function checkTotals(found: Findings, booking: Booking, parts: Parts): void {
  const { ref } = booking;
  const { sold, discount, net: cost, hotelNet, transferNet } = ofParts(parts);
  found.same('parts = total', ref, booking.total_minor, sold - discount);
  found.same('parts = net', ref, [booking.net_minor, booking.hotel_net_minor], [cost, hotelNet]);
  found.same('profit = total - net', ref, booking.profit_minor, sold - discount - cost);
  found.holds('discount within the parts', ref, discount <= sold, { discount, sold });
  const [payment] = parts.payments;
  found.same(
    'payment row = booking',
    ref,
    payment && [
      payment.total_minor,
      payment.received_minor,
      payment.balance_minor,
      payment.payment_status,
      payment.hotel_net_minor,
      payment.transfer_net_minor,
      payment.booking_status,
      payment.booking_ref,
      payment.currency,
      payment.departure_date,
    ],
    [
      booking.total_minor,
      booking.received_minor,
      booking.outstanding_minor,
      booking.payment_status,
      hotelNet,
      transferNet,
      booking.status,
      ref,
      booking.currency,
      booking.departure_date,
    ],
  );
}

/** Received and refunded amounts, in the currency of the booking. */
function moved({ transactions }: Parts) {
  const valid = transactions.filter(({ voided_at }) => voided_at === null);
  const of = (direction: string, purpose: string) =>
    sum(
      valid.filter((row) => row.direction === direction && row.purpose === purpose),
      (row) => row.booking_amount_minor,
    );
  return { paid: of('in', 'customer_payment'), refunded: of('out', 'refund') };
}

/** The payment status by the table of the specification: the first matching rule. */
function statusOf(booking: Booking, received: bigint, refunded: bigint): string {
  const due = owed(booking);
  if (booking.status === 'cancelled' && refunded > 0n && received === due) return 'refunded';
  if (received === 0n && due > 0n) return 'unpaid';
  if (received > 0n && received < due) return 'partially_paid';
  if (received === due) return 'paid';
  return received > due ? 'overpaid' : 'unpaid';
}

export function checkMoney(found: Findings, booking: Booking, parts: Parts): void {
  const { ref } = booking;
  const { paid, refunded } = moved(parts);
  const received = paid - refunded;
  found.same('transactions = received', ref, booking.received_minor, received);
  const gifts = sum(
    parts.transactions.filter(
      ({ voided_at, goodwill_reason }) => voided_at === null && goodwill_reason !== null,
    ),
    (row) => row.booking_amount_minor,
  );
  found.holds('refunds within what was received, or with a reason', ref, received + gifts >= 0n, {
    paid,
    refunded,
    gifts,
  });
  // What exceeds it is a goodwill refund, which nobody owes.
  const open = owed(booking) - most(0n, received);
  found.same('outstanding = owed - received', ref, booking.outstanding_minor, open);
  found.same('payment status', ref, booking.payment_status, statusOf(booking, most(0n, received), refunded));
  for (const row of parts.transactions) {
    const { amount_minor, currency, rate } = row;
    const expected = inCurrency(BigInt(amount_minor), [currency, booking.currency], fractionOf(rate));
    const about = `${ref} ${amount_minor} ${currency} at ${rate} in ${booking.currency}`;
    found.same('one conversion', about, row.booking_amount_minor, expected);
  }
}

export function checkFee(found: Findings, booking: Booking): void {
  const { ref, status, total_minor, cancel_fee_minor, cancel_reason, cancelled_at } = booking;
  const isCancelled = status === 'cancelled';
  found.same(
    'only what is cancelled has a reason and a day',
    ref,
    [cancel_reason !== null, cancelled_at !== null],
    [isCancelled, isCancelled],
  );
  const fee = cancel_fee_minor ?? 0;
  found.holds(
    'fee within the total',
    ref,
    isCancelled ? fee >= 0 && fee <= Math.max(0, total_minor) : cancel_fee_minor === null,
    { fee, total_minor },
  );
}

/** Received money covers the plan from its earliest day on; what is missing has a due date. */
export function checkPlan(found: Findings, booking: Booking, parts: Parts): void {
  const { ref } = booking;
  let left = most(0n, BigInt(booking.received_minor));
  const inOrder = parts.instalments.toSorted(
    (one, other) =>
      (one.due_date < other.due_date ? -1 : Number(one.due_date > other.due_date)) ||
      one.order - other.order ||
      (one.id < other.id ? -1 : 1),
  );
  const missing: { day: string; amount: bigint }[] = [];
  // The plan of a sold booking covers its total, whatever was planned.
  let total = isLive(booking)
    ? most(0n, BigInt(booking.total_minor))
    : sum(inOrder, (row) => row.amount_minor);
  const fill = (amount: bigint, day: string): bigint => {
    const share = least(left, amount);
    left -= share;
    if (share < amount) missing.push({ day, amount: amount - share });
    return share;
  };
  for (const { amount_minor, due_minor, received_minor, due_date, label } of inOrder) {
    const due = least(total, BigInt(amount_minor));
    total -= due;
    found.same('instalments follow the total', `${ref} ${label}`, due_minor, due);
    found.same('shares of instalments', `${ref} ${label}`, received_minor, fill(due, due_date));
  }
  const { rest_minor, rest_due_date } = booking;
  found.same('what no instalment asks for', ref, [rest_minor, rest_due_date !== null], [total, total > 0n]);
  if (rest_due_date !== null) {
    const isLast = inOrder.every(({ due_date }) => due_date <= rest_due_date);
    found.holds('the rest is due last', ref, isLast, rest_due_date);
    fill(total, rest_due_date);
  }
  if (isLive(booking))
    found.same(
      'what is outstanding is due on some day',
      ref,
      missing.reduce((all, { amount }) => all + amount, 0n),
      most(0n, BigInt(booking.outstanding_minor)),
    );
  const [next] = booking.status === 'cancelled' ? [] : missing;
  found.same(
    'next due',
    ref,
    [booking.next_due_date, booking.next_due_minor],
    [next?.day ?? null, next?.amount ?? null],
  );
}
