import * as z from '@itinera/shared/schema';
import { daysInOrder } from './daysInOrder';
import { answer, listAnswer } from './envelope';
import { day, id, oneOf, queryInteger, text, timestamp } from './fields';
import { history } from './history';

export const auditPath = '/api/audit';

const kinds = ['staff', 'partner', 'system', 'stranger'] as const;
export const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'sign_in',
  'sign_out',
  'second_factor',
  'reset_second_factor',
  'end_session',
  'end_sessions',
  'reuse_token',
  'invite',
  'recover',
  'retry',
  'enter',
  'erase',
  'reseal',
] as const;

const entry = z.extend(history.entity, {
  entity: z.string(),
  entity_id: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof entry>;

/** The audit log, newest first: who changed what, when, with values before and after. For staff. */
export const auditLog = {
  path: auditPath,
  query: daysInOrder(
    z.strictObject({
      from: z.optional(day),
      to: z.optional(day),
      actor_id: z.optional(id),
      actor_kind: z.optional(oneOf(kinds)),
      /** The last segment of a collection's path, such as `hotels`. */
      entity: z.optional(text(60, 1)),
      entity_id: z.optional(text(60, 1)),
      action: z.optional(oneOf(auditActions)),
      outcome: z.optional(oneOf(['done', 'refused'])),
      page: z.optional(queryInteger(1, 100_000)),
      per_page: z.optional(queryInteger(1, 200)),
    }),
    'from',
    'to',
  ),
  answer: listAnswer(entry),
};

export const auditSealPath = `${auditPath}/seal`;

/** Result of the daily job that verifies all seals of the log. */
export const auditSealAnswer = answer(
  z.object({
    /** When all seals were last found intact. */
    verified_at: z.nullable(timestamp),
    /** What was found since, if anything. */
    problem: z.nullable(z.string()),
    /** Number of sealed rows. */
    sealed: z.number(),
  }),
);
export type AuditSeal = z.infer<typeof auditSealAnswer>['result'];
