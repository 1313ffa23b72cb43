import {
  and,
  arrayContains,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { addDays, bookings } from '@itinera/shared/contracts';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { anyOf, matchesIds } from '../../rest/read/matchesIds';
import { listFilters, type OwnFilters, type QueryValues } from '../../rest/read/listFilters';
import { beginningOf } from './beginningOf';
import { overdueBefore } from '../settings/overdueBefore';
import { bookingHotelsTable as stays } from './bookingHotels.table';
import { bookingTravellersTable as travellers } from './bookingTravellers.table';
import { bookingsTable as table } from './bookings.table';
import { isSold } from './countedAmounts';
import { isOnStopSale } from './isOnStopSale';

const isPaid = inArray(table.payment_status, ['paid', 'overpaid', 'refunded']);

/** Documents are issued once a booking is confirmed. */
const lacksDocuments = and(lt(table.documents_sent, table.documents_required), isSold(table.status));

const either = (condition: SQL | undefined) => (wanted: unknown) =>
  condition && (wanted ? condition : sql`NOT (${condition})`);

/** The filters about a stay: of the first one, as the summary has it, or of those in a hotel. */
const aboutStay = (of: typeof table | typeof stays): OwnFilters => ({
  check_in_from: (day) => gte(of.check_in, String(day)),
  check_in_to: (day) => lte(of.check_in, String(day)),
  check_out_from: (day) => gte(of.check_out, String(day)),
  check_out_to: (day) => lte(of.check_out, String(day)),
  check_out_weekdays: (days) =>
    Array.isArray(days) ? inArray(sql`extract(isodow from ${of.check_out})::int`, days) : undefined,
  room_type_id: (ids) => (Array.isArray(ids) ? matchesIds(of.room_type_id, ids) : undefined),
  boarding_type_id: (ids) => (Array.isArray(ids) ? matchesIds(of.boarding_type_id, ids) : undefined),
});

const departsWithin = (days: unknown): SQL | undefined =>
  and(gte(table.departure_date, today()), lte(table.departure_date, addDays(today(), Number(days))));

const isOverdue = () =>
  and(isNotNull(table.next_due_date), lt(table.next_due_date, overdueBefore()), isSold(table.status));

const own: OwnFilters = {
  ...aboutStay(table),
  status: (states) => (Array.isArray(states) ? inArray(table.status, states) : undefined),
  departure_from: (day) => gte(table.departure_date, String(day)),
  departure_to: (day) => lte(table.departure_date, String(day)),
  created_from: (day) => gte(table.created, beginningOf(day)),
  created_to: (day) => lt(table.created, beginningOf(addDays(String(day), 1))),
  // Said twice, so that the index of those with tags serves: few bookings have any.
  tag: (tag) => and(sql`${table.tags} <> '{}'`, arrayContains(table.tags, [String(tag)])),
  documents_missing: either(lacksDocuments),
  on_stop_sale: (wanted) => either(isOnStopSale())(wanted),
  departs_within_days: departsWithin,
  // What is not sold owes nothing.
  unpaid_within_days: (days) => and(sql`NOT (${isPaid})`, isSold(table.status), departsWithin(days)),
  is_overdue: (wanted) => either(isOverdue())(wanted),
  stays_confirmed: either(
    sql`NOT EXISTS (SELECT 1 FROM ${stays} WHERE ${stays.booking_id} = ${table.id} AND ${stays.confirmed_at} IS NULL)`,
  ),
  traveller_id: (id) =>
    sql`${table.id} IN (SELECT ${travellers.booking_id} FROM ${travellers} WHERE ${travellers.traveller_id} = ${id})`,
};

const filter = listFilters(bookings.path, bookings.filters, table, own);

const inOneStay = aboutStay(stays);

/** Bookings with a stay in one of these hotels that meets all filters about stays: it need not be the first one. */
function inHotels(tx: Transaction, ids: string[], query: QueryValues): SQL | undefined {
  const { entries, orNotSet } = anyOf(ids);
  const conditions = Object.entries(inOneStay).map(([name, condition]) =>
    query[name] === undefined ? undefined : condition(query[name]),
  );
  const stay = tx
    .select({ found: sql`1` })
    .from(stays)
    .where(and(eq(stays.booking_id, table.id), inArray(stays.hotel_id, entries), ...conditions));
  return or(entries.length > 0 ? exists(stay) : undefined, orNotSet ? isNull(table.hotel_id) : undefined);
}

/** The conditions of a list of bookings. */
export function bookingsLike(tx: Transaction, query: QueryValues): SQL | undefined {
  const { hotel_id, ...others } = query;
  if (!Array.isArray(hotel_id)) return filter(query);
  const aboutBooking = Object.entries(others).filter(([name]) => !(name in inOneStay));
  return and(filter(Object.fromEntries(aboutBooking)), inHotels(tx, hotel_id, query));
}
