import {
  bookingTotals,
  followTotal,
  isSold,
  nextDue,
  nightsOf,
  outstandingOf,
  partyOf,
  paymentStatusOf,
  receivedFrom,
  requiredDocuments,
  restDue,
  restSince,
  type BookingServices,
  type PaymentTerms,
} from '@itinera/shared/bookings';
import { today } from '../../base/today';
import type { BookingRow } from './bookings.table';
import { freeUntilOf } from './freeUntilOf';
import type { BookingParts } from './parts';

/** The previous values of the booking. */
type General = Pick<BookingRow, 'status' | 'cancel_fee_minor'> &
  Partial<Pick<BookingRow, 'rest_minor' | 'rest_since' | 'outstanding_minor'>>;

type Instalments = BookingParts['instalments'];

/** The part of a sold booking's total that its plan does not cover, and its due date. */
function restOf(
  { rest_minor = 0, rest_since = null, outstanding_minor = 0 }: General,
  instalments: Instalments,
  { rest, departure }: { rest: number; departure: string | null },
  terms: PaymentTerms,
) {
  const since = restSince(rest, { rest_minor, rest_since, outstanding_minor }, today());
  return {
    rest_minor: rest,
    rest_since: since,
    rest_due_date: since && restDue({ instalments, departure, since }, terms),
  };
}

/** What is due of each instalment: all of it while nothing is sold. */
export const dueOf = (booking: { status: string }, instalments: Instalments, total_minor: number) =>
  isSold(booking.status)
    ? followTotal(instalments, total_minor)
    : { due: new Map(instalments.map(({ id, amount_minor }) => [id, amount_minor])), rest_minor: 0 };

/** The due instalments, and the uncovered rest after them. */
function dueLines(
  instalments: Instalments,
  due: ReadonlyMap<string, number>,
  { rest_minor, rest_due_date }: ReturnType<typeof restOf>,
) {
  const lines = instalments.map(({ id, due_date, order }) => ({
    id,
    due_date,
    order,
    amount_minor: due.get(id) ?? 0,
  }));
  return rest_due_date === null
    ? lines
    : [...lines, { id: 'rest', due_date: rest_due_date, order: Infinity, amount_minor: rest_minor }];
}

const noPrice = { extra_net_minor: 0, extra_sale_minor: 0, discount_minor: 0 };

/** The sold services of a booking, and its extras and discount. */
export function servicesOf({ hotels, flights, transfers, prices }: BookingParts): BookingServices {
  const [transfer = null] = transfers;
  const [price = noPrice] = prices;
  return { hotels, flights, transfer, price };
}

/** The confirmation numbers of all stays. */
const confirmationNumbers = (hotels: BookingParts['hotels']): string | null =>
  [...new Set(hotels.flatMap(({ confirmation_number }) => confirmation_number ?? []))].join(', ') || null;

/** What lists show of a booking, from all of its parts; names of hotel and people come from the database. */
export function summaryOf(booking: General, parts: BookingParts, terms: PaymentTerms) {
  const { customers, hotels, flights, instalments, transactions, documents } = parts;
  const [customer] = customers;
  const [stay] = hotels;
  const services = servicesOf(parts);
  const required = requiredDocuments(services);
  // One sent version is enough: uploading a newer one does not reset that.
  const isSent = (wanted: string) =>
    documents.some(({ type, sent_at }) => type === wanted && sent_at !== null);
  const { hotel, total_minor, net_minor, profit_minor } = bookingTotals(services);
  const received = receivedFrom(transactions);
  const owing = { ...booking, total_minor };
  const days = [
    ...hotels.flatMap(({ check_in, check_out }) => [check_in, check_out]),
    ...flights.flatMap(({ departure_date, arrival_date }) => [departure_date, arrival_date]),
  ].toSorted();
  const departure = days.at(0) ?? null;
  const plan = dueOf(booking, instalments, total_minor);
  const rest = restOf(booking, instalments, { rest: plan.rest_minor, departure }, terms);
  // A cancelled trip owes nothing of its plan.
  const due =
    booking.status === 'cancelled'
      ? null
      : nextDue(dueLines(instalments, plan.due, rest), received.received_minor);
  return {
    departure_date: departure,
    return_date: days.at(-1) ?? null,
    hotel_id: stay?.hotel_id ?? null,
    room_type_id: stay?.room_type_id ?? null,
    boarding_type_id: stay?.boarding_type_id ?? null,
    check_in: stay?.check_in ?? null,
    check_out:
      hotels
        .map(({ check_out }) => check_out)
        .toSorted()
        .at(-1) ?? null,
    nights: nightsOf(hotels),
    ...partyOf(parts),
    confirmation_number: confirmationNumbers(hotels),
    customer_name: customer?.name ?? '',
    customer_email: customer?.email ?? null,
    country_id: customer?.country_id ?? null,
    hotel_net_minor: hotel.net_minor,
    total_minor,
    net_minor,
    profit_minor,
    received_minor: received.received_minor,
    outstanding_minor: outstandingOf(owing, received),
    payment_status: paymentStatusOf(owing, received),
    next_due_date: due?.due_date ?? null,
    next_due_minor: due?.missing_minor ?? null,
    ...rest,
    free_until: freeUntilOf(booking, parts),
    documents_required: required.length,
    documents_sent: required.filter((type) => isSent(type)).length,
    is_overridden: hotels.some(({ overridden }) => overridden.length > 0),
  };
}
