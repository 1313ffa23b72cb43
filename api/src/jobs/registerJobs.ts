import type { Database } from '../db/database';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import type { Storage } from '../storage/storage';
import { sealAudit } from '../writes/audit/sealAudit';
import { forgetOldKeys } from '../writes/idempotencyKeys';
import { cleanUp } from './cleanUp';
import type { Scheduler } from './scheduler';

const minute = 60_000;
const hour = 60 * minute;

/** Everything that the server does by itself, and how often. */
export function registerJobs(scheduler: Scheduler, database: Database, storage: Storage): void {
  scheduler.registerJob('clean-up', hour, (actor) => cleanUp(database, actor));
  scheduler.registerJob('sweep-uploads', hour, async (actor) => void (await sweepUploads(database, storage, actor)));
  scheduler.registerJob('seal-audit', minute, (actor) => sealAudit(database, actor));
  scheduler.registerJob('forget-idempotency-keys', hour, (actor) => forgetOldKeys(database, actor));
}
