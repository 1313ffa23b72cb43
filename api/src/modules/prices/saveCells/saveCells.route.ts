import * as z from 'zod/mini';
import { saveCellsAnswer, saveCellsInput, saveCellsPath } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import { weighCall } from '../../../db/turnOf';
import type { App } from '../../../http/app';
import { contextOf } from '../../../identity/rights/contextOf';
import { requireWayToWrite } from '../../../rest/requireWay';
import { writeOnce } from '../../../rest/write/writeOnce';
import { priceCellsTable } from '../priceCells.table';
import { saveCells } from './saveCells';

/** Enough for 2,000 cells, each with its row, its period, and its value before and after. */
const bodyLimit = 512 * 1024;

/** So many cells weigh as much as a page of a list. */
const cellsPerTurn = 100;

export function saveCellsRoute(app: App, database: Database): void {
  requireWayToWrite(priceCellsTable, 'priceCells.save');
  app.post(
    saveCellsPath,
    {
      bodyLimit,
      config: { right: 'priceCells.save' },
      schema: { querystring: z.strictObject({}), body: saveCellsInput, response: { 200: saveCellsAnswer } },
    },
    (request, reply) => {
      weighCall(1 + Math.ceil(request.body.cells.length / cellsPerTurn));
      return writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        result: await saveCells(tx, contextOf(request), request.body),
      }));
    },
  );
}
