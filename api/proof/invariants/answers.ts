import { addDays } from '@itinera/shared/contracts';
import { today } from '../../src/base/today';
import type { Entry } from '../../testing/calls';
import { Findings } from './findings';
import { isLive, most, owed } from './money';
import { checkCounts, checkFigures, checkOrder } from './ofLists';
import { checkSums } from './ofSums';
import { ofParts } from './ofTotals';
import type { Reader } from './reader';
import { partsByBooking, type Booking, type Rows } from './rows';

type Sums = Record<string, bigint>;

/** Amounts by currency, as big integers. */
function byCurrency<R extends { currency: string }>(
  rows: readonly R[],
  amounts: Record<string, (row: R) => number | bigint>,
): Record<string, Sums> {
  const found: Record<string, Sums> = {};
  for (const row of rows) {
    const sums = (found[row.currency] ??= {});
    for (const [name, of] of Object.entries(amounts)) sums[name] = (sums[name] ?? 0n) + BigInt(of(row));
  }
  return found;
}

const inOrder = (sums: Record<string, Sums>, names: readonly string[]) =>
  Object.entries(sums)
    .map(([currency, of]) => [currency, ...names.map((name) => of[name] ?? 0n)])
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0n))
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

const numberIn = (entry: object, name: string): number => Number(Reflect.get(entry, name) ?? 0);

const ofRow = ({
  id,
  total_minor,
  net_minor,
  profit_minor,
  received_minor,
  outstanding_minor,
  payment_status,
}: Booking) => [id, total_minor, net_minor, profit_minor, received_minor, outstanding_minor, payment_status];

async function checkLists(found: Findings, rows: Rows, staff: Reader): Promise<void> {
  const sortById = <R extends { id: string }>(list: readonly R[]) =>
    list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const listed = await staff.all('/api/bookings');
  found.same(
    'list = booking',
    'all bookings',
    sortById(listed as unknown as Booking[]).map(ofRow),
    sortById(rows.bookings).map(ofRow),
  );
  const paid = await staff.all('/api/payments');
  found.same(
    'list of payments = bookings',
    'all payments',
    paid
      .map((row) => [
        row['booking_id'],
        row['total_minor'],
        row['received_minor'],
        row['balance_minor'],
        row['payment_status'],
      ])
      .sort(),
    rows.bookings
      .map(({ id, total_minor, received_minor, outstanding_minor, payment_status }) => [
        id,
        total_minor,
        received_minor,
        outstanding_minor,
        payment_status,
      ])
      .sort(),
  );
}

/** Compares the sums of a page with its rows. */
async function checkPages(found: Findings, staff: Reader, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const page = await staff.result<Record<string, Entry & Entry[]>>(`/api/bookings/${id}`);
    const priced = ['hotels', 'flights'].flatMap((name): Entry[] => page[name] ?? []);
    const { transfer, price, payment } = page;
    if (transfer) priced.push(transfer);
    const sales = priced.reduce((all, part) => all + numberIn(part, 'sale_minor'), 0);
    const extras = price ? numberIn(price, 'extra_sale_minor') - numberIn(price, 'discount_minor') : 0;
    const total = numberIn(page, 'total_minor');
    found.same('page = its parts', id, [total, payment?.['total_minor']], [sales + extras, sales + extras]);
  }
}

async function checkPartners(found: Findings, rows: Rows, partners: Record<string, Reader>): Promise<void> {
  const parts = partsByBooking(rows);
  for (const [id, reader] of Object.entries(partners)) {
    const seen = await reader.all('/api/bookings');
    for (const booking of seen) {
      const own = parts.get(booking.id);
      found.same(
        'a partner sees the net price of the own stays',
        booking.id,
        booking['hotel_net_minor'],
        own && ofParts(own).hotelNet,
      );
      found.same('a partner sees no others', booking.id, booking['dmc_id'], id);
      found.holds(
        'a partner sees no sale',
        booking.id,
        !('total_minor' in booking) && !('outstanding_minor' in booking),
        booking,
      );
    }
  }
}

const wide = () => ({ from: addDays(today(), -30), to: addDays(today(), 1) });

async function checkReports(found: Findings, rows: Rows, staff: Reader): Promise<void> {
  const report = async (key: string, query: Record<string, string>) =>
    (
      await staff.result<{ rows: Entry[] }>(
        `/api/reports/${key}?${new URLSearchParams({ limit: '10000', ...query })}`,
      )
    ).rows;

  const open = await report('receivables', { as_of: today(), by: 'booking' });
  const owing = rows.bookings
    .filter((booking) => isLive(booking) || booking.status === 'cancelled')
    .map((booking) => ({
      id: booking.id,
      open: most(0n, owed(booking) - most(0n, BigInt(booking.received_minor))),
    }))
    .filter((one) => one.open > 0n);
  found.same(
    'receivables = outstanding',
    'all bookings',
    open.map((row) => `${row['group_id']} ${row['open_minor']}`).sort(),
    owing.map((one) => `${one.id} ${one.open}`).sort(),
  );

  const { from, to } = wide();
  const sold = rows.bookings.filter(
    (booking) => (isLive(booking) || booking.status === 'cancelled') && booking.created.slice(0, 10) >= from,
  );
  const sales = await report('sales', { from, to, basis: 'created', by: 'partner' });
  const isKept = ({ status }: Booking) => status !== 'cancelled';
  found.same(
    'sales = bookings',
    `${from} to ${to}`,
    inOrder(
      byCurrency(sales as unknown as (Entry & { currency: string })[], {
        bookings: (row) => numberIn(row, 'bookings'),
        cancelled: (row) => numberIn(row, 'cancelled'),
        sale: (row) => numberIn(row, 'sale_minor'),
        net: (row) => numberIn(row, 'net_minor'),
        profit: (row) => numberIn(row, 'profit_minor'),
        pax: (row) => numberIn(row, 'pax'),
      }),
      ['bookings', 'cancelled', 'sale', 'net', 'profit', 'pax'],
    ),
    inOrder(
      byCurrency(sold, {
        bookings: (booking) => Number(isKept(booking)),
        cancelled: (booking) => Number(!isKept(booking)),
        sale: owed,
        net: (booking) => (isKept(booking) ? booking.net_minor : 0),
        profit: (booking) => owed(booking) - BigInt(isKept(booking) ? booking.net_minor : 0),
        pax: (booking) => (isKept(booking) ? booking.adults + booking.children + booking.infants : 0),
      }),
      ['bookings', 'cancelled', 'sale', 'net', 'profit', 'pax'],
    ),
  );

  const valid = rows.transactions.filter(
    ({ voided_at, date }) => voided_at === null && date >= from && date <= to,
  );
  const cash = await report('cash', { from, to, step: 'month' });
  found.same(
    'cash = transactions',
    `${from} to ${to}`,
    inOrder(
      byCurrency(cash as unknown as (Entry & { currency: string })[], {
        balance: (row) => numberIn(row, 'balance_minor'),
        count: (row) => numberIn(row, 'transactions'),
      }),
      ['balance', 'count'],
    ),
    inOrder(
      byCurrency(valid, {
        balance: ({ direction, amount_minor }) => (direction === 'in' ? amount_minor : -amount_minor),
        count: () => 1,
      }),
      ['balance', 'count'],
    ),
  );

  const parts = partsByBooking(rows);
  const suppliers = rows.bookings.filter(isLive).flatMap(({ id, currency }) => {
    const of = parts.get(id);
    const [payment] = of?.payments ?? [];
    if (!of || !payment) return [];
    const { hotelNet, transferNet } = ofParts(of);
    const { hotel_paid_date, hotel_due_date, transfer_paid_date, transfer_due_date } = payment;
    return [
      { currency, amount: hotelNet, paid: hotel_paid_date, due: hotel_due_date },
      { currency, amount: transferNet, paid: transfer_paid_date, due: transfer_due_date },
    ].filter(({ paid, due }) => paid !== null || due !== null);
  });
  const payables = await report('payables', { as_of: today() });
  found.same(
    'suppliers due and paid = net of the parts',
    'all partners',
    inOrder(
      byCurrency(payables as unknown as (Entry & { currency: string })[], {
        open: (row) => numberIn(row, 'open_minor'),
        paid: (row) => numberIn(row, 'hotel_paid_minor') + numberIn(row, 'transfer_paid_minor'),
      }),
      ['open', 'paid'],
    ),
    inOrder(
      byCurrency(suppliers, {
        open: ({ paid, amount }) => (paid === null ? amount : 0n),
        paid: ({ paid, amount }) => (paid === null ? 0n : amount),
      }),
      ['open', 'paid'],
    ),
  );
}

/** Compares different views of the same rows: lists, pages, reports, and what a partner sees. Nobody writes meanwhile. */
export async function compareAnswers(
  rows: Rows,
  staff: Reader,
  partners: Record<string, Reader>,
  pages: readonly string[],
): Promise<Findings> {
  const found = new Findings();
  await checkLists(found, rows, staff);
  await checkPages(found, staff, pages);
  await checkReports(found, rows, staff);
  await checkSums(found, rows, (path) => staff.result(path));
  await checkOrder(found, rows, staff);
  await checkCounts(found, rows, staff);
  await checkFigures(found, staff);
  await checkPartners(found, rows, partners);
  return found;
}
