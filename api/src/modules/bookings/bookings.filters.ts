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
import { anyOf } from '../../rest/read/matchesIds';
import { listFilters, type OwnFilters, type QueryValues } from '../../rest/read/listFilters';
import { beginningOf } from './beginningOf';
import { overdueBefore } from '../settings/overdueBefore';
import { bookingHotelsTable as stays } from './bookingHotels.table';
import { bookingTravellersTable as travellers } from './bookingTravellers.table';
import { bookingsTable as table } from './bookings.table';
import { isSold } from './countedAmounts';
import { withPapersOf } from './withPapersOf';
import { isOnStopSale } from './isOnStopSale';

const isPaid = inArray(table.payment_status, ['paid', 'overpaid', 'refunded']);

/** Documents are issued once a booking is confirmed. */
const lacksDocuments = and(lt(table.documents_sent, table.documents_required), isSold(table.status));

const either = (condition: SQL | undefined) => (wanted: unknown) =>
  condition && (wanted ? condition : sql`NOT (${condition})`);

/** The filters on days: of the whole booking, from its summary, or of a single stay. */
const aboutDays = (of: typeof table | typeof stays): OwnFilters => ({
  check_in_from: (day) => gte(of.check_in, String(day)),
  check_in_to: (day) => lte(of.check_in, String(day)),
  check_out_from: (day) => gte(of.check_out, String(day)),
  check_out_to: (day) => lte(of.check_out, String(day)),
  check_out_weekdays: (days) =>
    Array.isArray(days) ? inArray(sql`extract(isodow from ${of.check_out})::int`, days) : undefined,
});

const departsWithin = (days: unknown): SQL | undefined =>
  and(gte(table.departure_date, today()), lte(table.departure_date, addDays(today(), Number(days))));

const freeEndsWithin = (days: unknown): SQL | undefined => {
  const now = new Date();
  const last = new Date(now.getTime() + Number(days) * 86_400_000);
  return and(gte(table.free_until, now.toISOString()), lte(table.free_until, last.toISOString()));
};

const isOverdue = () =>
  and(isNotNull(table.next_due_date), lt(table.next_due_date, overdueBefore()), isSold(table.status));

const own: OwnFilters = {
  ...aboutDays(table),
  status: (states) => (Array.isArray(states) ? inArray(table.status, states) : undefined),
  departure_from: (day) => gte(table.departure_date, String(day)),
  departure_to: (day) => lte(table.departure_date, String(day)),
  created_from: (day) => gte(table.created, beginningOf(day)),
  created_to: (day) => lt(table.created, beginningOf(addDays(String(day), 1))),
  // Stated twice, so that the partial index of bookings with tags is used: few have any.
  tag: (tag) => and(sql`${table.tags} <> '{}'`, arrayContains(table.tags, [String(tag)])),
  documents_missing: either(lacksDocuments),
  on_stop_sale: (wanted) => either(isOnStopSale())(wanted),
  departs_within_days: departsWithin,
  free_ends_within_days: freeEndsWithin,
  // A booking that is not sold owes nothing.
  unpaid_within_days: (days) => and(sql`NOT (${isPaid})`, isSold(table.status), departsWithin(days)),
  is_overdue: (wanted) => either(isOverdue())(wanted),
  stays_confirmed: either(
    sql`NOT EXISTS (SELECT 1 FROM ${stays} WHERE ${stays.booking_id} = ${table.id} AND ${stays.confirmed_at} IS NULL)`,
  ),
  stays_declined: either(
    sql`EXISTS (SELECT 1 FROM ${stays} WHERE ${stays.booking_id} = ${table.id} AND ${stays.declined_at} IS NOT NULL)`,
  ),
  papers_of: (id) => withPapersOf(String(id)),
  traveller_id: (id) =>
    sql`${table.id} IN (SELECT ${travellers.booking_id} FROM ${travellers} WHERE ${travellers.traveller_id} = ${id})`,
};

const filter = listFilters(bookings.path, bookings.filters, table, own);

const daysOfStay = aboutDays(stays);
const kindOfStay = {
  hotel_id: stays.hotel_id,
  room_type_id: stays.room_type_id,
  boarding_type_id: stays.boarding_type_id,
};

/** Bookings with at least one stay that meets all filters on stays; without any stay, if each filter allows that. */
function withStay(tx: Transaction, query: QueryValues): SQL | undefined {
  const kinds = Object.entries(kindOfStay).flatMap(([name, column]) => {
    const ids = query[name];
    return Array.isArray(ids) ? [{ column, ...anyOf(ids.map(String)) }] : [];
  });
  const days = Object.entries(daysOfStay).flatMap(([name, condition]) =>
    query[name] === undefined ? [] : [condition(query[name])],
  );
  const stay = tx
    .select({ found: sql`1` })
    .from(stays)
    .where(
      and(
        eq(stays.booking_id, table.id),
        ...kinds.map(({ column, entries }) => inArray(column, entries)),
        ...days,
      ),
    );
  const orNone = days.length === 0 && kinds.every(({ orNotSet }) => orNotSet);
  return or(
    kinds.every(({ entries }) => entries.length > 0) ? exists(stay) : undefined,
    orNone ? isNull(table.hotel_id) : undefined,
    sql`false`,
  );
}

/** The conditions of a list of bookings. */
export function bookingsLike(tx: Transaction, query: QueryValues): SQL | undefined {
  if (!Object.keys(kindOfStay).some((name) => Array.isArray(query[name]))) return filter(query);
  const aboutBooking = Object.entries(query).filter(
    ([name]) => !(name in kindOfStay) && !(name in daysOfStay),
  );
  return and(filter(Object.fromEntries(aboutBooking)), withStay(tx, query));
}
