import { addDays, bookings, bookingSums, payments, paymentSums, travellers } from '@itinera/shared/contracts';
import { staffViews } from '../../../mf-bookings/src/bookings/list/views/views';
import type { Examples } from './examples';

export interface Call {
  /** Calls of one group are one row of the table. */
  group: string;
  name: string;
  url: string;
  by: 'staff' | 'partner';
}

interface Area {
  noun: string;
  path: string;
  sorts: readonly string[];
  /** A value of every filter, typed so that a new filter can't be forgotten. */
  filters: Record<string, string>;
  /** Query parameters that the screen sends with every page. */
  query?: object;
  views: Record<string, Record<string, string>>;
  searches: Record<string, string>;
  /** Number of entries. */
  total: number;
  sums?: string;
}

const perPage = 25;

const asText = (query: object): string => new URLSearchParams(Object.entries(query)).toString();

const entriesOf = (of: Record<string, string>) =>
  Object.entries(of).map(([key, value]) => ({ name: key, query: { [key]: value } }));

function callsOfArea({ noun, path, sorts, filters, views, searches, total, sums, query = {} }: Area): Call[] {
  const list = (group: string, name: string, more: object, page = 1): Call => ({
    group: `${noun}: ${group}`,
    name,
    url: `${path}?${asText({ page, per_page: perPage, ...query, ...more })}`,
    by: 'staff',
  });
  const last = Math.ceil(total / perPage);
  const middle = Math.ceil(last / 2);
  const directions = sorts.flatMap((sort) => [sort, `-${sort}`]);
  const queries = Object.entries(views).map(([name, query]) => ({ name, query }));
  const words = Object.entries(searches).map(([name, q]) => ({ name, query: { q } }));
  const added = (group: string, asked: { name: string; query: object }[]): Call[] =>
    sums === undefined
      ? []
      : asked.map(({ name, query }) => ({
          group: `${noun}: ${group}`,
          name,
          url: `${sums}?${asText(query)}`,
          by: 'staff',
        }));
  return [
    list('the first page', 'as it opens', {}),
    list('one in the middle', 'as it opens', {}, middle),
    list('the last page', 'as it opens', {}, last),
    ...directions.map((sort) => list('sorted, the first page', sort, { sort })),
    ...directions.map((sort) => list('sorted, one in the middle', sort, { sort }, middle)),
    ...queries.map(({ name, query }) => list('a view', name, query)),
    ...entriesOf(filters).map(({ name, query }) => list('one filter', name, query)),
    ...words.map(({ name, query }) => list('searched', name, query)),
    ...words.map(({ name, query }) =>
      list('searched, one letter wrong allowed', name, { ...query, fuzzy: true }),
    ),
    ...added('sums, a view or all', [{ name: 'all', query: {} }, ...queries]),
    ...added('sums, one filter', entriesOf(filters)),
    ...added('sums, searched', words),
  ];
}

type Filters<C extends { filters: object }> = Record<
  Exclude<keyof C['filters'] & string, 'with_tags'>,
  string
>;

/** The calls of the screens of bookings, payments and travellers, one of each kind. */
export function callsOn(
  examples: Examples,
  today: string,
  totals: Record<'bookings' | 'travellers', number>,
): Call[] {
  const { booking, traveller, customer, ofPartner } = examples;
  const week = addDays(today, 7);
  const ofBookings: Filters<typeof bookings> = {
    status: 'on_request,confirmed',
    payment_status: 'unpaid,partially_paid',
    dmc_id: booking.dmc_id,
    hotel_id: booking.hotel_id,
    country_id: booking.country_id,
    manager_id: booking.manager_id,
    traveller_id: traveller.id,
    papers_of: traveller.id,
    departure_from: today,
    departure_to: today,
    check_in_from: today,
    check_in_to: today,
    check_out_from: today,
    check_out_to: today,
    check_out_weekdays: '6,7',
    room_type_id: booking.room_type_id,
    boarding_type_id: booking.boarding_type_id,
    created_from: addDays(today, -30),
    created_to: addDays(today, -300),
    tag: booking.tag,
    documents_missing: 'true',
    is_overridden: 'true',
    stays_confirmed: 'true',
    stays_declined: 'true',
    unpaid_within_days: '7',
    departs_within_days: '7',
    on_stop_sale: 'true',
    free_ends_within_days: '7',
    is_overdue: 'true',
  };
  const ofPayments: Filters<typeof payments> = {
    booking_id: booking.id,
    booking_created_from: addDays(today, -30),
    booking_created_to: addDays(today, -300),
    departure_from: today,
    departure_to: week,
    dmc_id: booking.dmc_id,
    hotel_id: booking.hotel_id,
    country_id: booking.country_id,
    manager_id: booking.manager_id,
    payment_status: 'unpaid,partially_paid',
    customer_owes: 'true',
    customer_overdue: 'true',
    hotel_paid: 'overdue',
    transfer_paid: 'overdue',
    is_overdue: 'true',
    due_within_days: '7',
  };
  const ofTravellers: Filters<typeof travellers> = {
    sex: 'f',
    pax_type: 'child',
    nationality: traveller.nationality,
    email: traveller.email,
    phone: traveller.phone,
    passport_number: traveller.passport_number,
    birthday: '1980-05-17',
    named_like: 'Ozola, Zane',
    passport_expires_before: addDays(today, 180),
    is_customer: 'true',
    duplicates_of: traveller.id,
    companion_of: traveller.id,
    travelled_with: traveller.id,
  };
  const searches = {
    'a reference': booking.ref,
    'a customer': customer,
    'a name that many have': 'anna',
    'two words': `${customer} ${booking.ref.slice(0, 4)}`,
    'nothing that exists': 'zzyzx',
  };
  return [
    ...callsOfArea({
      noun: 'bookings',
      path: bookings.path,
      sorts: bookings.sorts,
      filters: ofBookings,
      query: { with_tags: true },
      views: Object.fromEntries(staffViews.map(({ label, filters }) => [label, filters])),
      searches: {
        ...searches,
        'a traveller': traveller.last_name,
        'a passport': traveller.passport_number,
        'a flight': 'BT651',
      },
      total: totals.bookings,
      sums: bookingSums.path,
    }),
    {
      group: 'one booking with all parts',
      name: 'staff',
      url: `${bookings.path}/${booking.id}`,
      by: 'staff',
    },
    ...callsOfArea({
      noun: 'payments',
      path: payments.path,
      sorts: payments.sorts,
      filters: ofPayments,
      query: { with_tags: true },
      views: {
        'hotel not paid': { hotel_paid: 'no' },
        'hotel overdue': { hotel_paid: 'overdue' },
        'hotel paid': { hotel_paid: 'yes' },
        'transfer not paid': { transfer_paid: 'no' },
        'transfer overdue': { transfer_paid: 'overdue' },
        unpaid: { payment_status: 'unpaid' },
      },
      searches,
      total: totals.bookings,
      sums: paymentSums.path,
    }),
    ...callsOfArea({
      noun: 'travellers',
      path: travellers.path,
      sorts: travellers.sorts,
      filters: ofTravellers,
      views: {},
      searches: {
        'a name': traveller.last_name,
        'a passport': traveller.passport_number,
        'nothing that exists': 'zzyzx',
      },
      total: totals.travellers,
    }),
    ...callsOfPartner(today, ofPartner, booking.hotel_id),
  ];
}

function callsOfPartner(today: string, id: string, hotel: string): Call[] {
  const list = (name: string, query: object): Call => ({
    group: "bookings: a partner's own",
    name,
    url: `${bookings.path}?${asText({ page: 1, per_page: perPage, ...query })}`,
    by: 'partner',
  });
  return [
    list('the first page', {}),
    list('page 40', { page: 40 }),
    ...['ref', 'status', '-departure_date', 'check_in', 'hotel_name'].map((sort) => list(sort, { sort })),
    list('to confirm', { status: 'on_request' }),
    list('departing within 7 days', { departure_from: today, departure_to: addDays(today, 7) }),
    list('one hotel', { hotel_id: hotel }),
    list('searched', { q: 'hotel' }),
    { group: 'one booking with all parts', name: 'partner', url: `${bookings.path}/${id}`, by: 'partner' },
  ];
}
