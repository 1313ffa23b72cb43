import { and, asc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { payments, paymentSumsAnswer, paymentSumsPath, paymentSumsQuery } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import { matchesWords } from '../../../db/search';
import type { App } from '../../../http/app';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf } from '../../../identity/sessions/principal';
import { listFilters } from '../../../rest/read/listFilters';
import { requireWayToRead } from '../../../rest/requireWay';
import { paymentFilters, searchedPayments } from './payments.filters';
import { paymentsTable as table } from './payments.table';

const filter = listFilters(payments.path, payments.filters, table, paymentFilters);
const sumOf = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** What all payments of a list add up to, currency by currency. */
export function paymentSumRoute(app: App, database: Database): void {
  requireWayToRead(table, 'payments.list');
  app.get(
    paymentSumsPath,
    {
      config: { right: 'payments.list' },
      schema: { querystring: paymentSumsQuery, response: { 200: paymentSumsAnswer } },
    },
    (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => ({
        success: true as const,
        result: await tx
          .select({
            currency: table.currency,
            bookings: sql<number>`count(*)`.mapWith(Number),
            total_minor: sumOf(table.total_minor),
            received_minor: sumOf(table.received_minor),
            balance_minor: sumOf(table.balance_minor),
            hotel_net_minor: sumOf(table.hotel_net_minor),
            transfer_net_minor: sumOf(table.transfer_net_minor),
          })
          .from(table)
          .where(and(filter({ ...request.query }), matchesWords(request.query, searchedPayments)))
          .groupBy(table.currency)
          .orderBy(asc(table.currency)),
      })),
  );
}
