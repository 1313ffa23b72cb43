import { addDays, type ReportFigure } from '@itinera/shared/contracts';
import { today } from '../../src/base/today';
import type { Entry } from '../../testing/calls';
import type { Reader } from './reader';
import type { Findings } from './findings';
import { isLive, owed } from './money';
import { partsByBooking, type Booking, type Parts, type Rows } from './rows';

const isOwing = (booking: Booking): boolean => isLive(booking) || booking.status === 'cancelled';

/** Expected amounts in a row of a list: the fee of a cancelled booking, and debts only of sold ones. Undefined is shown as empty. */
const shownIn = (booking: Booking): Record<string, bigint | undefined> => {
  const isCancelled = booking.status === 'cancelled';
  const total = isCancelled ? owed(booking) : BigInt(booking.total_minor);
  const net = isCancelled ? 0n : BigInt(booking.net_minor);
  return {
    total_minor: total,
    net_minor: net,
    profit_minor: total - net,
    outstanding_minor: isOwing(booking) ? BigInt(booking.outstanding_minor) : undefined,
  };
};

const shownOfPayment = (booking: Booking, parts: Parts | undefined): Record<string, bigint | undefined> => {
  const [payment] = parts?.payments ?? [];
  const { total_minor, outstanding_minor } = shownIn(booking);
  const ofSuppliers = (minor: number | undefined) => (isLive(booking) ? BigInt(minor ?? 0) : undefined);
  return {
    total_minor,
    balance_minor: outstanding_minor,
    received_minor: BigInt(booking.received_minor),
    hotel_net_minor: ofSuppliers(payment?.hotel_net_minor),
    transfer_net_minor: ofSuppliers(payment?.transfer_net_minor),
  };
};

/** Checks that a list is sorted by the shown amounts, with empty ones last in both directions. */
function checkSorted(found: Findings, path: string, sort: string, values: readonly (bigint | undefined)[]) {
  const isDown = sort.startsWith('-');
  const wrong = values.findIndex((value, at) => {
    const next = values[at + 1];
    if (at + 1 >= values.length || next === undefined) return false;
    return value === undefined || (isDown ? value < next : value > next);
  });
  found.same('sorted by what is shown', `${path}?sort=${sort}`, wrong, -1);
}

export async function checkOrder(found: Findings, rows: Rows, staff: Reader): Promise<void> {
  const parts = partsByBooking(rows);
  const byId = new Map(rows.bookings.map((booking) => [booking.id, booking]));
  const lists = [
    { path: '/api/bookings', idIn: (row: Entry) => row.id, of: shownIn },
    {
      path: '/api/payments',
      idIn: (row: Entry) => String(row['booking_id']),
      of: (booking: Booking) => shownOfPayment(booking, parts.get(booking.id)),
    },
  ];
  const [any] = rows.bookings;
  if (!any) return;
  for (const { path, idIn, of } of lists)
    for (const name of Object.keys(of(any)))
      for (const sort of [name, `-${name}`]) {
        const listed = await staff.all(`${path}?sort=${sort}`);
        const values = listed.map((row) => {
          const booking = byId.get(idIn(row));
          return booking && of(booking)[name];
        });
        checkSorted(found, path, sort, values);
      }
}

const soon = 7;
const isSoon = (day: string | null): boolean =>
  day !== null && day >= today() && day <= addDays(today(), soon);

/** Checks that the counts of the home page equal the number of rows in the lists that they link to. */
export async function checkCounts(found: Findings, rows: Rows, staff: Reader): Promise<void> {
  const { overdue_grace_days } = await staff.result<{ overdue_grace_days: number }>('/api/settings');
  const late = addDays(today(), -overdue_grace_days);
  const isPaid = ({ payment_status }: Booking) => !['unpaid', 'partially_paid'].includes(payment_status);
  const declined = new Set(
    rows.stays.filter(({ declined_at }) => declined_at !== null).map(({ booking_id }) => booking_id),
  );
  const ofBookings: Record<string, (booking: Booking) => boolean> = {
    'status=on_request&stays_declined=true': ({ id, status }) => status === 'on_request' && declined.has(id),
    [`status=on_request,confirmed&departs_within_days=${soon}`]: (booking) =>
      ['on_request', 'confirmed'].includes(booking.status) && isSoon(booking.departure_date),
    [`unpaid_within_days=${soon}`]: (booking) =>
      isLive(booking) && !isPaid(booking) && isSoon(booking.departure_date),
    'is_overdue=true': (booking) =>
      isLive(booking) && booking.next_due_date !== null && booking.next_due_date < late,
    'status=confirmed,completed&payment_status=unpaid': (booking) =>
      isLive(booking) && booking.payment_status === 'unpaid',
    'status=confirmed&documents_missing=true': ({ status, documents_sent, documents_required }) =>
      status === 'confirmed' && documents_sent < documents_required,
  };
  for (const [query, fits] of Object.entries(ofBookings))
    found.same(
      'counts of the home page',
      query,
      await staff.total(`/api/bookings?${query}&page=1&per_page=1`),
      rows.bookings.filter(fits).length,
    );
  const onRequest = new Set(
    rows.bookings.filter(({ status }) => status === 'on_request').map(({ id }) => id),
  );
  found.same(
    'counts of the home page',
    'is_awaited=true',
    await staff.total('/api/booking-hotels?is_awaited=true&page=1&per_page=1'),
    rows.stays.filter(
      ({ booking_id, confirmed_at, declined_at }) =>
        onRequest.has(booking_id) && confirmed_at === null && declined_at === null,
    ).length,
  );
  const live = new Set(rows.bookings.filter(isLive).map(({ id }) => id));
  const anyDue = (day: string) => (row: Rows['payments'][number]) =>
    live.has(row.booking_id) &&
    [
      [row.hotel_due_date, row.hotel_paid_date],
      [row.transfer_due_date, row.transfer_paid_date],
    ].some(([due, paid]) => paid === null && due !== null && due !== undefined && due <= day);
  const ofPayments = {
    [`due_within_days=${soon}`]: anyDue(addDays(today(), soon)),
    'is_overdue=true': anyDue(addDays(today(), -1)),
  };
  for (const [query, fits] of Object.entries(ofPayments))
    found.same(
      'counts of the home page',
      query,
      await staff.total(`/api/payments?${query}&page=1&per_page=1`),
      rows.payments.filter(fits).length,
    );
}

interface Report {
  figures: ReportFigure[];
  rows: Entry[];
}

const isSum = (name: string): boolean => name.endsWith('_minor') && !name.startsWith('average');

const inWords = (figures: Iterable<readonly [string | null, number | null]>): string[] =>
  [...figures]
    .filter(([, value]) => value !== null && value !== 0)
    .map(([currency, value]) => `${currency} ${value}`)
    .sort();

const figuresOf = ({ figures }: Pick<Report, 'figures'>, wanted: string): string[] =>
  inWords(figures.filter(({ name }) => name === wanted).map(({ currency, value }) => [currency, value]));

function rowsOf({ rows }: Report, name: string): string[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const currency = String(row['currency']);
    sums.set(currency, (sums.get(currency) ?? 0) + Number(row[name] ?? 0));
  }
  return inWords(sums);
}

/** Checks that the gallery, each report, its file and its mail have the same figures, which are those of its rows. */
export async function checkFigures(found: Findings, staff: Reader): Promise<void> {
  const cards = await staff.result<(Report & { key: string })[]>('/api/reports');
  for (const card of cards) {
    const report = await staff.result<Report>(`/api/reports/${card.key}?limit=10000`);
    const [first] = card.figures;
    if (first)
      found.same('gallery = report', card.key, figuresOf(card, first.name), figuresOf(report, first.name));
    for (const name of new Set(report.figures.map((figure) => figure.name).filter(isSum)))
      found.same(
        'figures = sums of the rows',
        `${card.key} ${name}`,
        figuresOf(report, name),
        rowsOf(report, name),
      );
  }
}
