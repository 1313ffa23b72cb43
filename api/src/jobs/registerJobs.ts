import type { Database } from '../db/database';
import { cleanUp } from './cleanUp';
import type { Scheduler } from './scheduler';

const minute = 60_000;
const hour = 60 * minute;

/** Everything that the server does by itself, and how often. */
export function registerJobs(scheduler: Scheduler, database: Database): void {
  scheduler.registerJob('clean-up', hour, (actor) => cleanUp(database, actor));
}
