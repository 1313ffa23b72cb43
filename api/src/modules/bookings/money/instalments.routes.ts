import { id, instalmentPlanAnswer, instalmentPlanInput, instalments } from '@itinera/shared/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { notFound } from '../../../http/problem';
import { contextOf } from '../../../identity/rights/contextOf';
import { requireWayToWrite } from '../../../rest/requireWay';
import { writeOnce } from '../../../rest/write/writeOnce';
import { bookingPart } from '../bookingPart';
import { lockBooking } from '../lockBooking';
import { summarise } from '../summarise';
import { instalmentsTable as table } from './instalments.table';
import { replacePlan, shownInstalments } from './replacePlan';

export function instalmentRoutes(app: App, database: Database): void {
  bookingPart(app, database, {
    collection: instalments,
    table,
    rights: {
      list: 'instalments.list',
      read: 'instalments.read',
      create: 'instalments.create',
      update: 'instalments.update',
      remove: 'instalments.remove',
    },
    first: [table.due_date],
  });

  requireWayToWrite(table, 'instalments.plan');
  app.post(
    '/api/bookings/:id/instalment-plan',
    {
      config: { right: 'instalments.plan', isMoney: true },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        body: instalmentPlanInput,
        response: { 200: instalmentPlanAnswer },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const booking = await lockBooking(tx, request.params.id);
        if (!booking) throw notFound();
        await replacePlan(tx, contextOf(request), booking);
        await summarise(tx, booking);
        return { status: 200, result: await shownInstalments(tx, booking.id) };
      }),
  );
}
