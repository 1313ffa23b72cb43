import * as z from 'zod/mini';
import { answer, id } from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { contextOf } from '../../identity/rights/contextOf';
import type { Right } from '../../identity/rights/rights';
import type { Written } from '../../rest/write/operations';
import { writeOnce } from '../../rest/write/writeOnce';

const params = z.strictObject({ id });
const noQuery = z.strictObject({});

interface BookingAction<B extends z.ZodMiniType> {
  /** Such as `/api/bookings/:id/status`. */
  path: string;
  right: Right;
  body: B;
  entity: z.ZodMiniType;
  /** 201 if it creates an entry. */
  status?: 200 | 201;
  run: (tx: Transaction, context: WriteContext, id: string, input: z.output<B>) => Promise<Written<unknown>>;
}

/** Registers a POST to one booking that is not a plain write. */
export function bookingAction<B extends z.ZodMiniType>(
  app: App,
  database: Database,
  { path, right, body, entity, status = 200, run }: BookingAction<B>,
): void {
  app.post(
    path,
    {
      config: { right },
      schema: { params, querystring: noQuery, body, response: { [status]: answer(entity) } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => ({
        status,
        ...(await run(tx, contextOf(request), request.params.id, request.body as z.output<B>)),
      })),
  );
}
