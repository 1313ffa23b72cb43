import type { JobName } from '@itinera/shared/contracts';
import { answerRecoveries } from '../accounts/recovery';
import type { Config } from '../base/config';
import { keepErasedList } from '../copy/erasedList';
import { eraseEarlier } from '../copy/eraseEarlier';
import type { Database } from '../db/database';
import { deliverMails } from '../mail/deliverMails';
import { connectMailServer } from '../mail/smtp';
import { requireIntactLog, verification } from '../modules/audit/verification';
import { refreshMissing } from '../modules/prices/candidates/refreshMissing';
import { closeBlocks } from '../modules/blockSeats/closeBlocks';
import { endHoldsOfRooms } from '../modules/bookings/rooms/endHolds';
import { releaseHolds } from '../modules/bookings/seats/followBooking';
import { completeBookings } from '../modules/bookings/completeBookings';
import { announceDue } from '../modules/notifications/announceDue';
import { announceEvents } from '../modules/notifications/announceEvents';
import { sendReports } from '../modules/reports/schedules/sendReports';
import { keyNames } from '../modules/travellers/keyNames';
import { overwriteErased } from '../modules/uploads/overwriteErased';
import { sweepUploads } from '../modules/uploads/sweepUploads';
import type { Storage } from '../storage/storage';
import { sealAudit } from '../audit/sealAudit';
import { forgetOldKeys } from '../rest/write/idempotencyKeys';
import { cleanUp } from './cleanUp';
import type { Job } from '../jobs/scheduler';

const second = 1000;
const hour = 3600 * second;

/** All background jobs, with their intervals. */
export function allJobs(database: Database, storage: Storage, config: Config): Job[] {
  const { smtpUrl, mailFrom } = config;
  const job = (name: JobName, everyMs: number, run: Job['run']): Job => ({ name, everyMs, run });
  const always = [
    job('clean-up', hour, (actor) => cleanUp(database, actor)),
    job('idempotency-keys', hour, (actor) => forgetOldKeys(database, actor)),
    job('seal-audit', 30 * second, (actor) => sealAudit(database, actor)),
    job(verification, 24 * hour, () => requireIntactLog(database)),
    job('price-coverage', hour, (actor, signal) => refreshMissing(database, actor, signal)),
    job('name-keys', hour, (actor, signal) => keyNames(database, actor, signal)),
    job('sweep-uploads', hour, async (actor) => void (await sweepUploads(database, storage, actor))),
    job('erasures', 2 * second, async (actor) => {
      await keepErasedList(database, actor, config.dataDir);
      await overwriteErased(database, storage, actor);
    }),
    job(
      'earlier-erasures',
      24 * hour,
      async () => void (await eraseEarlier(database, storage, 'earlier-erasures')),
    ),
    job('complete-bookings', hour, (actor, signal) => completeBookings(database, actor, signal)),
    job('release-holds', 30 * second, async (actor, signal) => {
      await releaseHolds(database, actor, signal);
      await endHoldsOfRooms(database, actor, signal);
    }),
    job('block-seats', hour, (actor, signal) => closeBlocks(database, actor, signal)),
    job('notifications', 2 * second, (actor, signal) => announceEvents(database, actor, config, signal)),
    job('due-notifications', hour / 6, (actor, signal) => announceDue(database, actor, config, signal)),
    job('send-reports', hour / 6, (actor, signal) => sendReports(database, actor, config, signal)),
    job('recovery', 2 * second, (actor) => answerRecoveries(database, actor, config)),
  ];
  // Without a mail server, mails are read in the outbox.
  if (smtpUrl === undefined) return always;
  return [
    ...always,
    job('mail', 2 * second, async (actor, signal) => {
      const server = connectMailServer(smtpUrl, mailFrom);
      await deliverMails(database, actor, server.send, signal).finally(server.close);
    }),
  ];
}
