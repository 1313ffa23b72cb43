import {
  and,
  arrayContains,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
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
import { bookingHotelsTable as stays } from './bookingHotels.table';
import { bookingTravellersTable as travellers } from './bookingTravellers.table';
import { bookingsTable as table } from './bookings.table';

const isPaid = inArray(table.payment_status, ['paid', 'overpaid', 'refunded']);

/** Documents are issued once a booking is confirmed. */
const lacksDocuments = and(
  lt(table.documents_sent, table.documents_required),
  inArray(table.status, ['confirmed', 'completed']),
);

const either = (condition: SQL | undefined) => (wanted: unknown) =>
  condition && (wanted ? condition : sql`NOT (${condition})`);

const own: OwnFilters = {
  status: (states) => (Array.isArray(states) ? inArray(table.status, states) : undefined),
  departure_from: (day) => gte(table.departure_date, String(day)),
  departure_to: (day) => lte(table.departure_date, String(day)),
  check_in_from: (day) => gte(table.check_in, String(day)),
  check_in_to: (day) => lte(table.check_in, String(day)),
  created_from: (day) => gte(table.created, beginningOf(day)),
  created_to: (day) => lt(table.created, beginningOf(addDays(String(day), 1))),
  tag: (tag) => arrayContains(table.tags, [String(tag)]),
  documents_missing: either(lacksDocuments),
  unpaid_within_days: (days) =>
    and(
      sql`NOT (${isPaid})`,
      ne(table.status, 'cancelled'),
      gte(table.departure_date, today()),
      lte(table.departure_date, addDays(today(), Number(days))),
    ),
  traveller_id: (id) =>
    sql`${table.id} IN (SELECT ${travellers.booking_id} FROM ${travellers} WHERE ${travellers.traveller_id} = ${id})`,
};

const filter = listFilters(bookings.path, bookings.filters, table, own);

/** Bookings with a stay in one of these hotels, with its own check-in in the range: it need not be the first one. */
function inHotels(
  tx: Transaction,
  ids: string[],
  { check_in_from, check_in_to }: QueryValues,
): SQL | undefined {
  const { entries, orNotSet } = anyOf(ids);
  const stay = tx
    .select({ found: sql`1` })
    .from(stays)
    .where(
      and(
        eq(stays.booking_id, table.id),
        inArray(stays.hotel_id, entries),
        check_in_from === undefined ? undefined : gte(stays.check_in, String(check_in_from)),
        check_in_to === undefined ? undefined : lte(stays.check_in, String(check_in_to)),
      ),
    );
  return or(entries.length > 0 ? exists(stay) : undefined, orNotSet ? isNull(table.hotel_id) : undefined);
}

/** The conditions of a list of bookings. */
export function bookingsLike(tx: Transaction, query: QueryValues): SQL | undefined {
  const { hotel_id } = query;
  if (!Array.isArray(hotel_id)) return filter(query);
  const others = { ...query, hotel_id: undefined, check_in_from: undefined, check_in_to: undefined };
  return and(filter(others), inHotels(tx, hotel_id, query));
}
