import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import {
  doneAnswer,
  notificationPreview,
  notificationPreviewPath,
  notificationSample,
  notificationTestPath,
  type NotificationEvent,
} from '@itinera/shared/contracts';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { Problem } from '../../http/problem';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import { writeNotice } from '../../mail/writeNotice';
import { usersTable } from '../../people/users.table';
import { done, writeOnce } from '../../rest/write/writeOnce';
import { bodyWithLink, textForStaff } from './deliver';
import type { Facts } from './facts/facts';
import { sampleFacts } from './facts/sampleFacts';
import { notificationsTable } from './notifications.table';

const noQuery = z.strictObject({});

async function requireSample(tx: Transaction, event: NotificationEvent): Promise<Facts> {
  const facts = await sampleFacts(tx, event);
  if (!facts) throw new Problem('rule', 'There is nothing to try it on yet. Add a booking first.');
  return facts;
}

/** Texts of a rule before it is saved: about something real, and sent to who writes them. */
export function notificationSampleRoutes(app: App, database: Database, addresses: ShellAddresses): void {
  app.post(
    notificationPreviewPath,
    {
      config: { right: 'notificationRules.preview', readsOnly: true },
      schema: { querystring: noQuery, body: notificationSample, response: { 200: notificationPreview } },
    },
    async (request) => {
      const rule = request.body;
      const facts = await database.withActor(actorOf(principalOf(request)), (tx) =>
        requireSample(tx, rule.event),
      );
      const result = { en: textForStaff(rule, facts, 'en'), ru: textForStaff(rule, facts, 'ru') };
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
        const rule = request.body;
        const facts = await requireSample(tx, rule.event);
        const { id, email, locale, role } = usersTable;
        const [own] = await tx
          .select({ id, email, locale, role })
          .from(usersTable)
          .where(eq(usersTable.id, principalOf(request).id));
        if (!own) throw new Error('A session has no person.');
        const { subject, body } = textForStaff(rule, facts, own.locale);
        const isOfEntry = facts.link.id !== '';
        await tx.insert(notificationsTable).values({
          id: uuidv7(),
          user_id: own.id,
          event: rule.event,
          title: `Test: ${subject}`,
          body,
          link: isOfEntry ? facts.link : null,
        });
        const linked = isOfEntry ? bodyWithLink(body, facts, own.role, addresses) : body;
        await writeNotice(tx, own, 'rule_test', {
          subject: `Test: ${subject}`,
          body: linked,
          waitMinutes: 0,
        });
        return done;
      }),
  );
}
