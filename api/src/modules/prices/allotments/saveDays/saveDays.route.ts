import * as z from 'zod/mini';
import {
  saveAllotmentDaysAnswer,
  saveAllotmentDaysInput,
  saveAllotmentDaysPath,
} from '@itinera/shared/contracts';
import type { Database } from '../../../../db/database';
import { weighCall } from '../../../../db/turnOf';
import type { App } from '../../../../http/app';
import { contextOf } from '../../../../identity/rights/contextOf';
import { requireWayToWrite } from '../../../../rest/requireWay';
import { writeOnce } from '../../../../rest/write/writeOnce';
import { allotmentDaysTable } from '../../../allotments/allotmentDays.table';
import { saveDays } from './saveDays';

/** Enough for 2,000 nights, each with its allotment, its day, and its number before and after. */
const bodyLimit = 512 * 1024;

/** So many nights weigh as much as a page of a list. */
const nightsPerTurn = 100;

export function saveAllotmentDaysRoute(app: App, database: Database): void {
  requireWayToWrite(allotmentDaysTable, 'allotmentDays.save');
  app.post(
    saveAllotmentDaysPath,
    {
      bodyLimit,
      config: { right: 'allotmentDays.save' },
      schema: {
        querystring: z.strictObject({}),
        body: saveAllotmentDaysInput,
        response: { 200: saveAllotmentDaysAnswer },
      },
    },
    (request, reply) => {
      weighCall(1 + Math.ceil(request.body.days.length / nightsPerTurn));
      return writeOnce(request, reply, database, async (tx) => ({
        status: 200,
        result: await saveDays(tx, contextOf(request), request.body),
      }));
    },
  );
}
