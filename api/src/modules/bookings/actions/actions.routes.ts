import * as z from 'zod/mini';
import { bookings, bookingStatusInput, recalculateInput, recalculation } from '@itinera/shared/contracts';
import type { Database } from '../../../db/database';
import type { App } from '../../../http/app';
import { bookingAction } from '../bookingAction';
import { changeStatus } from './changeStatus';
import { duplicate } from './duplicate';
import { recalculate } from './recalculate';

/** The actions on a booking that are not plain writes. */
export function bookingActionRoutes(app: App, database: Database): void {
  const path = `${bookings.path}/:id`;
  bookingAction(app, database, {
    path: `${path}/status`,
    right: 'bookings.changeStatus',
    body: bookingStatusInput,
    entity: bookings.entity,
    run: changeStatus,
  });
  bookingAction(app, database, {
    path: `${path}/recalculate`,
    right: 'bookings.recalculate',
    body: recalculateInput,
    entity: recalculation,
    run: recalculate,
  });
  bookingAction(app, database, {
    path: `${path}/duplicate`,
    right: 'bookings.duplicate',
    body: z.strictObject({}),
    entity: bookings.entity,
    status: 201,
    run: duplicate,
  });
}
