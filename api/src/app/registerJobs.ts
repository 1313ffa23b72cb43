import { answerRecoveries } from '../accounts/recovery';
import type { Config } from '../base/config';
import type { Database } from '../db/database';
import { deliverMails } from '../mail/deliverMails';
import { connectMailServer } from '../mail/smtp';
import { requireIntactLog, verification } from '../modules/audit/verification';
import { refreshMissing } from '../modules/prices/candidates/refreshMissing';
import { closeBlocks } from '../modules/blockSeats/closeBlocks';
import { releaseHolds } from '../modules/bookings/seats/followBooking';
import { completeBookings } from '../modules/bookings/completeBookings';
import { announceDue } from '../modules/notifications/announceDue';
import { announceEvents } from '../modules/notifications/announceEvents';
import { sendReports } from '../modules/reports/schedules/sendReports';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import type { Storage } from '../storage/storage';
import { sealAudit } from '../audit/sealAudit';
import { forgetOldKeys } from '../rest/write/idempotencyKeys';
import { cleanUp } from './cleanUp';
import type { Scheduler } from '../jobs/scheduler';

const second = 1000;
const hour = 3600 * second;

/** All background jobs, with their intervals. */
export function registerJobs(
  scheduler: Scheduler,
  database: Database,
  storage: Storage,
  config: Config,
): void {
  scheduler.registerJob('clean-up', hour, (actor) => cleanUp(database, actor));
  scheduler.registerJob('idempotency-keys', hour, (actor) => forgetOldKeys(database, actor));
  scheduler.registerJob('seal-audit', 30 * second, (actor) => sealAudit(database, actor));
  scheduler.registerJob(verification, 24 * hour, () => requireIntactLog(database));
  scheduler.registerJob('price-coverage', hour, (actor, signal) => refreshMissing(database, actor, signal));
  scheduler.registerJob(
    'sweep-uploads',
    hour,
    async (actor) => void (await sweepUploads(database, storage, actor)),
  );
  scheduler.registerJob('complete-bookings', hour, (actor, signal) =>
    completeBookings(database, actor, signal),
  );
  scheduler.registerJob('release-holds', 30 * second, (actor, signal) =>
    releaseHolds(database, actor, signal),
  );
  scheduler.registerJob('block-seats', hour, (actor, signal) => closeBlocks(database, actor, signal));
  scheduler.registerJob('notifications', 2 * second, (actor, signal) =>
    announceEvents(database, actor, config, signal),
  );
  scheduler.registerJob('due-notifications', 10 * 60 * second, (actor, signal) =>
    announceDue(database, actor, config, signal),
  );
  scheduler.registerJob('send-reports', hour / 6, (actor, signal) =>
    sendReports(database, actor, config, signal),
  );
  scheduler.registerJob('recovery', 2 * second, (actor) => answerRecoveries(database, actor, config));
  const { smtpUrl, mailFrom } = config;
  // Without a mail server, mails are read in the outbox.
  if (smtpUrl === undefined) return;
  scheduler.registerJob('mail', 2 * second, async (actor, signal) => {
    const server = connectMailServer(smtpUrl, mailFrom);
    await deliverMails(database, actor, server.send, signal).finally(server.close);
  });
}
