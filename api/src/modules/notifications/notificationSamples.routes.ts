import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import {
  doneAnswer,
  notificationPreview,
  notificationPreviewPath,
  notificationSample,
  notificationTestPath,
  type NotificationReader,
  type Locale,
  type NotificationEvent,
  type NotificationTemplate,
} from '@itinera/shared/contracts';
import { limitMails } from '../../accounts/limitMails';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { writeNotice } from '../../mail/writeNotice';
import { usersTable } from '../../people/users.table';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { bodyWithLink, textFor } from './deliver';
import type { Facts } from './facts/facts';
import { sampleFacts } from './facts/sampleFacts';
import { requireFitting } from './readersOfRule';
import { notificationsTable } from './notifications.table';

const noQuery = z.strictObject({});

async function requireSample(tx: Transaction, event: NotificationEvent): Promise<Facts> {
  const facts = await sampleFacts(tx, event);
  if (!facts) throw new Problem('rule', 'There is nothing to try it on yet. Add a booking first.');
  return facts;
}

type Sample = z.output<typeof notificationSample>;

/** The text for each kind of recipient; always including staff, so that the author sees all of it. */
async function samplesOf(tx: Transaction, sample: Sample) {
  const facts = await requireSample(tx, sample.event);
  const { recipients = [] } = sample;
  const readers = await requireFitting(tx, { ...sample, recipients });
  const read = (reader: NotificationReader, locale: Locale): NotificationTemplate =>
    textFor(sample, facts, locale, reader) ?? { subject: '', body: '' };
  return { facts, readers, read };
}

const marks: Record<NotificationReader, string> = {
  staff: 'Test',
  partner: 'Test, as the partner reads it',
  customer: 'Test, as the customer reads it',
};

/** Previews the texts of a rule before it is saved: with real values, and sent to the author. */
export function notificationSampleRoutes(app: App, database: Database, addresses: ShellAddresses): void {
  app.post(
    notificationPreviewPath,
    {
      config: { right: 'notificationRules.preview', readsOnly: true },
      schema: { querystring: noQuery, body: notificationSample, response: { 200: notificationPreview } },
    },
    async (request) => {
      const { readers, read } = await database.withActor(actorOf(principalOf(request)), (tx) =>
        samplesOf(tx, request.body),
      );
      const inBoth = (reader: NotificationReader) => ({ en: read(reader, 'en'), ru: read(reader, 'ru') });
      const others = readers.filter((reader) => reader !== 'staff');
      const result = {
        ...inBoth('staff'),
        ...Object.fromEntries(others.map((reader) => [reader, inBoth(reader)])),
      };
      return { success: true as const, result };
    },
  );

  app.post(
    notificationTestPath,
    {
      config: { right: 'notificationRules.test' },
      schema: { querystring: noQuery, body: notificationSample, response: { 200: doneAnswer } },
    },
    (request, reply) =>
      writeOnce(request, reply, database, async (tx) => {
        const { id: ownId } = principalOf(request);
        await limitMails(tx, actorOf(principalOf(request)), ownId);
        const { facts, readers, read } = await samplesOf(tx, request.body);
        const { id, email, locale, role } = usersTable;
        const [own] = await tx
          .select({ id, email, locale, role })
          .from(usersTable)
          .where(eq(usersTable.id, ownId));
        if (!own) throw new Error('A session has no person.');
        const isOfEntry = facts.link.id !== '';
        for (const reader of readers) {
          const { subject, body } = read(reader, own.locale);
          const title = `${marks[reader]}: ${subject}`;
          await tx.insert(notificationsTable).values({
            id: uuidv7(),
            user_id: own.id,
            event: request.body.event,
            title,
            body,
            link: isOfEntry ? facts.link : null,
          });
          const linked = isOfEntry ? bodyWithLink(body, facts, own.role, addresses) : body;
          await writeNotice(tx, own, 'rule_test', { subject: title, body: linked, waitMinutes: 0 });
        }
        return done;
      }),
  );
}
