import type { Findings } from './findings';
import { isLive, most, owed } from './money';
import type { Booking, Rows } from './rows';

type Row = Record<string, unknown> & { currency: string };

/** The amounts that a booking counts for: the total if sold, the fee if cancelled, and otherwise separate columns. */
function counted(booking: Booking): Record<string, bigint> {
  const isOwing = isLive(booking) || booking.status === 'cancelled';
  const total = isOwing ? owed(booking) : 0n;
  const net = isLive(booking) ? BigInt(booking.net_minor) : 0n;
  const open = isOwing ? total - most(0n, BigInt(booking.received_minor)) : 0n;
  return {
    total_minor: total,
    outstanding_minor: most(0n, open),
    refundable_minor: most(0n, -open),
    net_minor: net,
    profit_minor: total - net,
    pending_minor: isOwing ? 0n : BigInt(booking.total_minor),
  };
}

/** The sums of both lists by column; in the list of payments, the outstanding amount is called balance. */
const lists = {
  '/api/bookings/sums': [
    'total_minor',
    'outstanding_minor',
    'refundable_minor',
    'net_minor',
    'profit_minor',
    'pending_minor',
  ],
  '/api/payments/sums': ['total_minor', 'balance_minor', 'refundable_minor', 'pending_minor'],
};

function expectedOf(bookings: readonly Booking[], names: readonly string[]): string[] {
  const sums = new Map<string, bigint[]>();
  for (const booking of bookings) {
    const of = counted(booking);
    const amounts = names.map((name) => of[name === 'balance_minor' ? 'outstanding_minor' : name] ?? 0n);
    const before = sums.get(booking.currency) ?? amounts.map(() => 0n);
    sums.set(
      booking.currency,
      amounts.map((amount, at) => amount + (before[at] ?? 0n)),
    );
  }
  return [...sums].map(([currency, amounts]) => `${currency} ${amounts.join(' ')}`).sort();
}

/** Checks that the footer of a list, under some filters, has the sums of its rows. */
export async function checkSums(
  found: Findings,
  { bookings }: Rows,
  result: <T>(path: string) => Promise<T>,
): Promise<void> {
  const partners = [...new Set(bookings.map(({ dmc_id }) => dmc_id))];
  const filters: [string, (booking: Booking) => boolean][] = [
    ['', () => true],
    ['payment_status=unpaid', ({ payment_status }) => payment_status === 'unpaid'],
    ...partners.map((id): [string, (booking: Booking) => boolean] => [
      `dmc_id=${id}`,
      ({ dmc_id }) => dmc_id === id,
    ]),
  ];
  for (const [path, names] of Object.entries(lists))
    for (const [filter, fits] of filters) {
      const rows = await result<Row[]>(`${path}?${filter}`);
      found.same(
        'sums = what counts',
        `${path}?${filter}`,
        rows.map((row) => `${row.currency} ${names.map((name) => String(row[name])).join(' ')}`).sort(),
        expectedOf(bookings.filter(fits), names),
      );
    }
}
