import { nightsBetween, type Booking, type bookings, type Query } from '@itinera/shared/contracts';
import { formatDay, formatInstant, formatMoney, plural } from '@itinera/shared/format';
import { daysInWords, soonDays, urgencyOf } from '../bookings/urgency';

/** One kind of work on bookings: the list it is in, and for each booking of it what is wrong and what to do. */
export interface Work {
  /** Name of its list. */
  label: string;
  /** Filters of that list. */
  filter: Query<typeof bookings>;
  sort: 'created' | 'departure_date' | 'free_until';
  tone: 'error' | 'warning' | 'quiet';
  what: (booking: Booking, today: string) => string;
  action: string;
  /** Dialog of the booking in which it is done (`?dialog=`), unless its page is that place. */
  dialog?: string;
}

const moneyOf = (minor: number | undefined | null, currency: string): string =>
  minor ? ` · ${formatMoney(minor, currency)}` : '';

const late: Work = {
  label: 'Overdue',
  filter: { is_overdue: true },
  sort: 'departure_date',
  tone: 'error',
  what: ({ next_due_date, next_due_minor, outstanding_minor, currency }) =>
    `Payment was due${next_due_date ? ` on ${formatDay(next_due_date)}` : ''}${moneyOf(next_due_minor ?? outstanding_minor, currency)}`,
  action: 'Record payment',
  dialog: 'transactions:new',
};

const unpaid: Work = {
  label: `Unpaid, departing within ${soonDays} days`,
  filter: { unpaid_within_days: soonDays },
  sort: 'departure_date',
  tone: 'error',
  what: (booking, today) =>
    `${urgencyOf(booking, today) ?? 'Not paid in full'}${moneyOf(booking.outstanding_minor, booking.currency)}`,
  action: 'Record payment',
  dialog: 'transactions:new',
};

const freeDays = 3;

/** Until then it costs nothing to cancel what the customer does not pay. */
const freeEnding: Work = {
  label: `Free cancellation ends within ${plural(freeDays, 'day')}, not paid`,
  filter: {
    status: ['confirmed'],
    payment_status: ['unpaid', 'partially_paid'],
    free_ends_within_days: freeDays,
  },
  sort: 'free_until',
  tone: 'warning',
  what: ({ free_until, outstanding_minor, currency }) =>
    `Free cancellation ends${free_until ? ` ${formatInstant(free_until)}` : ' soon'}, not paid in full${moneyOf(outstanding_minor, currency)}`,
  action: 'Record payment',
  dialog: 'transactions:new',
};

const declined: Work = {
  label: 'Declined by partners',
  filter: { status: ['on_request'], stays_declined: true },
  sort: 'created',
  tone: 'error',
  what: ({ dmc_name, hotel_name }) => `${dmc_name ?? 'The partner'} has declined ${hotel_name ?? 'a stay'}`,
  action: 'See why',
};

const answered: Work = {
  label: 'To confirm',
  filter: { status: ['on_request'], stays_confirmed: true },
  sort: 'created',
  tone: 'warning',
  what: ({ hotel_name }) => `${hotel_name ?? 'Every stay'} is confirmed, the booking is not yet`,
  action: 'Confirm',
  dialog: 'step:confirmed',
};

const papers: Work = {
  label: 'Documents missing',
  filter: { status: ['confirmed'], documents_missing: true },
  sort: 'departure_date',
  tone: 'quiet',
  what: ({ documents_required = 0, documents_sent = 0, departure_date }, today) =>
    `${plural(Math.max(1, documents_required - documents_sent), 'document')} missing or not sent${
      departure_date ? `, departs ${daysInWords(nightsBetween(today, departure_date))}` : ''
    }`,
  action: 'Add document',
  dialog: 'documents',
};

/** The most pressing first. */
export const works = [late, unpaid, freeEnding, declined, answered, papers] as const;

/** The query of the list of a kind of work, of one manager or of all: for the list itself, and in its address. */
export const queryOf = ({ filter }: Work, managerId: string | undefined): Query<typeof bookings> => ({
  ...filter,
  ...(managerId !== undefined && { manager_id: [managerId] }),
});

export interface QueueRow {
  booking: Booking;
  work: Work;
}

/** So many of a kind come before the rest of any, so that each kind is seen. */
const share = 4;

/** The rows of all kinds of work, most pressing first: a booking is in it once, with what is most pressing. */
export function queueOf(lists: readonly (readonly Booking[])[], most: number): QueueRow[] {
  const rows = new Map<string, QueueRow>();
  for (const [index, work] of works.entries())
    for (const booking of lists[index] ?? [])
      if (!rows.has(booking.id)) rows.set(booking.id, { booking, work });
  const kinds = works.map((work) => [...rows.values()].filter((row) => row.work === work));
  const first = kinds.flatMap((kind) => kind.slice(0, share));
  const rest = kinds.flatMap((kind) => kind.slice(share));
  const shown = new Set([...first, ...rest].slice(0, most));
  return kinds.flat().filter((row) => shown.has(row));
}
