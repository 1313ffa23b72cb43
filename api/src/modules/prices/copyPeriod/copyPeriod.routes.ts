import * as z from 'zod/mini';
import { answer, copyPeriodPath, id, periodCopyAmong, pricePeriods } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { contextOf } from '../../../identity/rights/contextOf';
import { requireWayToWrite } from '../../../rest/requireWay';
import { offerActionToBatches } from '../../../rest/write/batchable';
import { writeOnce } from '../../../rest/write/writeOnce';
import { pricePeriodsTable } from '../pricePeriods.table';
import { copyPeriod, parts } from './copyPeriod';

/** Overlapping periods are only known in the transaction. */
const body = periodCopyAmong([]);

/** Copies a period with its prices; in a batch, also after the write that shortens it. */
export function copyPeriodRoutes(app: App, database: Database): void {
  const path = copyPeriodPath(':id');
  const right = 'pricePeriods.copy';
  for (const table of [pricePeriodsTable, ...parts.map((part) => part.table)])
    requireWayToWrite(table, right);
  app.post(
    path,
    {
      config: { right },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        body,
        response: { 200: answer(pricePeriods.entity) },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        ...(await copyPeriod(tx, contextOf(request), request.params.id, request.body)),
      })),
  );
  offerActionToBatches(app, {
    path,
    right,
    inputSchema: body,
    answerSchema: pricePeriods.entity,
    run: (tx, context, periodId, input) => copyPeriod(tx, context, periodId, body.parse(input)),
  });
}
