import { withoutPaths } from '../base/withoutPaths';
import type { Actor } from '../db/actor';
import type { Database } from '../db/database';
import { claimMails, markFailed, markSent, type OutgoingMail } from './outbox';

/** Delivers a mail; `MailRefused` if the server will never accept it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

export class MailRefused extends Error {}

async function deliver(database: Database, actor: Actor, send: SendMail, mail: OutgoingMail): Promise<void> {
  try {
    await send(mail);
  } catch (error) {
    const reason = withoutPaths(error instanceof Error ? error.message : String(error));
    await markFailed(database, actor, mail, reason.slice(0, 500), error instanceof MailRefused);
    return;
  }
  await markSent(database, actor, mail);
}

/**
 * Delivers due mails in batches. A process that dies between delivering a mail and recording that causes a second delivery with the same
 * Message-ID: rather twice than never.
 */
export async function deliverMails(
  database: Database,
  actor: Actor,
  send: SendMail,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const mails = await claimMails(database, actor);
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => deliver(database, actor, send, mail)));
  }
}
