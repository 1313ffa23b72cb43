import * as z from '@itinera/shared/schema';
import { email } from './auth';
import { collection, type Entity } from './collection';
import { id, timestamp } from './fields';

const mailStatuses = ['waiting', 'sent', 'dead'] as const;
const status = z.enum(mailStatuses, { error: `Use one of ${mailStatuses.join(', ')}.` });

/** Mails of the server. `body` is null after a mail was delivered, or can no longer be. */
export const outbox = collection({
  path: '/api/outbox',
  entity: {
    id,
    /** Null for customers, who have no account. */
    user_id: z.nullable(id),
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    body: z.nullable(z.string()),
    status,
    attempts: z.number(),
    expires_at: timestamp,
    last_error: z.nullable(z.string()),
    sent_at: z.nullable(timestamp),
    created: timestamp,
  },
  input: {},
  create: [],
  filters: { status: z.optional(status), recipient: z.optional(email) },
  sorts: ['created'],
  defaultSort: '-created',
});
export type Mail = Entity<typeof outbox>;
