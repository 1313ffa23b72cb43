import { id, transactionAnswer, transactions, voidInput } from '@itinera/shared/contracts';
import { isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { contextOf } from '../../../identity/rights/contextOf';
import { readRoutes } from '../../../rest/read/readRoutes';
import { requireWayToWrite } from '../../../rest/requireWay';
import { operationsOf } from '../../../rest/write/operations';
import { writeOnce } from '../../../rest/write/writeOnce';
import { transactionsTable as table } from './transactions.table';
import { transactionWrites } from './transactions.writes';

const noQuery = z.strictObject({});

/**
 * Transactions: read, added, and voided with a reason. There is no PUT and no DELETE. They are not in batches either, whose operations have
 * no keys of their own.
 */
export function transactionRoutes(app: App, database: Database): void {
  const { path } = transactions;
  const { create, update } = operationsOf(transactionWrites);
  readRoutes(app, database, {
    collection: transactions,
    table,
    rights: { list: 'transactions.list', read: 'transactions.read' },
    filters: { is_voided: (wanted) => (wanted ? isNotNull(table.voided_at) : isNull(table.voided_at)) },
    searched: [table.number, table.party],
  });
  requireWayToWrite(table, 'transactions.create');
  requireWayToWrite(table, 'transactions.void');

  app.post(
    path,
    {
      config: { right: 'transactions.create', isMoney: true },
      schema: {
        querystring: noQuery,
        body: transactions.createInput,
        response: { 201: transactionAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 201,
        ...(await create(tx, contextOf(request), request.body)),
      })),
  );

  app.post(
    `${path}/:id/void`,
    {
      config: { right: 'transactions.void', isMoney: true },
      schema: {
        params: z.strictObject({ id }),
        querystring: noQuery,
        body: voidInput,
        response: { 200: transactionAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const { params, body } = request;
        const change = { void_reason: body.reason };
        return {
          status: 200,
          ...(await update(tx, contextOf(request), params.id, change)),
        };
      }),
  );
}
