import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  bookingAnswer,
  bookings as collection,
  bookingSums,
  id,
  listAnswer,
  type BookingState,
} from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { orderBy } from '../../db/ordering';
import { matchesWords } from '../../db/search';
import type { App } from '../../http/app';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { customConditions } from '../../rest/custom/customConditions';
import { offerCount } from '../../rest/counts/countable';
import { tagsOf } from '../../rest/entries/entryNames';
import { findEntry } from '../../rest/read/findEntry';
import { refuseForeignPartner } from '../../rest/read/foreignPartner';
import { sortablesOf } from '../../rest/read/listOrder';
import { tablePage } from '../../rest/read/tablePage';
import { requireWayToRead } from '../../rest/requireWay';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { addUp } from './addUp';
import { cancelledCosts } from './cancelledCosts';
import { countedAmounts } from './countedAmounts';
import { bookingsLike } from './bookings.filters';
import { everythingSearched, searchedBy } from './bookings.search';
import { bookingsTable as table } from './bookings.table';
import { bookingWrites } from './bookings.writes';
import { paymentsTable } from './money/payments.table';
import { transactionsTable } from './money/transactions.table';
import { refuseHiddenColumns } from './forStaffAlone';
import { shownParts } from './shownParts';
import { withTravellers } from './travellers/travellersOf';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});
// Lists sort by the shown amounts.
const sortables = sortablesOf(collection.path, collection.sorts, table, {
  total_minor: table.shown_total_minor,
  net_minor: table.shown_net_minor,
  profit_minor: table.shown_profit_minor,
  outstanding_minor: table.shown_outstanding_minor,
});

const counted = countedAmounts({
  status: table.status,
  total: table.total_minor,
  received: table.received_minor,
  outstanding: table.outstanding_minor,
});
const ifIn = (state: BookingState, amount: SQL | PgColumn): SQL =>
  sql`(CASE WHEN ${table.status} = ${sql.raw(`'${state}'`)} THEN ${amount} ELSE 0 END)`;
const fee = ifIn('cancelled', counted.owed);
const amounts = {
  total_minor: counted.owed,
  outstanding_minor: counted.outstanding,
  refundable_minor: counted.refundable,
  net_minor: counted.ifSold(table.net_minor),
  profit_minor: sql`(${counted.owed} - ${counted.ifSold(table.net_minor)})`,
  pending_minor: counted.pending,
  draft_minor: ifIn('draft', table.total_minor),
  on_request_minor: ifIn('on_request', table.total_minor),
  confirmed_minor: ifIn('confirmed', table.total_minor),
  completed_minor: ifIn('completed', table.total_minor),
  cancelled_bookings: ifIn('cancelled', sql`1`),
  cancelled_fee_minor: fee,
};
const cancelledAmounts = {
  cancelled_cost_minor: sql`coalesce(beside.cost, 0)`,
  cancelled_left_minor: sql`sums.cancelled_fee_minor - coalesce(beside.cost, 0)`,
};

const ownOf = (principal: Principal) => {
  const partnerId = partnerIdOf(principal);
  return partnerId === undefined ? undefined : eq(table.shown_to_id, partnerId);
};

type BookingsQuery = z.output<typeof collection.query>;

/** The bookings of a list that the caller may request. */
function matching(tx: Transaction, principal: Principal, query: BookingsQuery): SQL | undefined {
  refuseHiddenColumns(principal, query);
  for (const named of query.dmc_id ?? []) refuseForeignPartner(principal, { dmc_id: named });
  return and(ownOf(principal), bookingsLike(tx, { ...query }), matchesWords(query, searchedBy(principal)));
}

export function bookingRoutes(app: App, database: Database): void {
  requireWayToRead(table, 'bookings.list');
  requireWayToRead(table, 'bookings.read');
  for (const summed of [table, paymentsTable, transactionsTable]) requireWayToRead(summed, 'bookings.sum');

  app.get(
    bookingSums.path,
    {
      config: { right: 'bookings.sum' },
      schema: { querystring: bookingSums.query, response: { 200: bookingSums.answer } },
    },
    (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => {
        const where = and(
          bookingsLike(tx, { ...request.query }),
          matchesWords(request.query, everythingSearched),
          await customConditions(tx, table, actorOf(principalOf(request)), request.query),
        );
        const beside = { from: cancelledCosts(where), amounts: cancelledAmounts };
        return { success: true as const, result: await addUp(tx, table, amounts, where, beside) };
      }),
  );

  offerCount(app, {
    path: collection.path,
    table,
    right: 'bookings.list',
    query: collection.query,
    where: matching,
  });

  app.get(
    collection.path,
    {
      config: { right: 'bookings.list' },
      schema: { querystring: collection.query, response: { 200: listAnswer(collection.entity) } },
    },
    async (request) => {
      const { query } = request;
      const principal = principalOf(request);
      const actor = actorOf(principal);
      const sort: string | undefined = query.sort ?? collection.defaultSort;
      const order = orderBy(sort, sortables, table.id) ?? [table.id];
      return database.withActor(actor, async (tx) => {
        const where = matching(tx, principal, query);
        const page = await tablePage(tx, table, { query, whole: false, where, order, actor });
        if (!query.with_tags) return page;
        const tags = await tagsOf(tx, table, page.result, page.result);
        return { ...page, result: page.result.map((row) => ({ ...row, etag: tags.get(row.id) })) };
      });
    },
  );

  app.get(
    `${collection.path}/:id`,
    {
      config: { right: 'bookings.read' },
      schema: { params, querystring: noQuery, response: { 200: bookingAnswer } },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const actor = actorOf(principal);
      const { parts, ...row } = await database.withActor(actor, async (tx) => {
        const found = await findEntry(tx, table, { id: request.params.id, actor, where: ownOf(principal) });
        const tags = await tagsOf(tx, table, [found], [found]);
        reply.header('ETag', tags.get(found.id));
        return { ...found, parts: await shownParts(tx, actor, found.id) };
      });
      const travellers = await withTravellers(database, parts.travellers);
      return { success: true as const, result: { ...row, ...parts, travellers } };
    },
  );

  writeRoutes(app, database, bookingWrites);
}
