import * as z from '@itinera/shared/schema';
import { answer } from './envelope';
import { timestamp } from './fields';

export const systemPath = '/api/system';
/** Name of a background job of the API. */
export type JobName =
  | 'clean-up'
  | 'idempotency-keys'
  | 'seal-audit'
  | 'verify-audit'
  | 'price-coverage'
  | 'name-keys'
  | 'sweep-uploads'
  | 'erasures'
  | 'earlier-erasures'
  | 'complete-bookings'
  | 'release-holds'
  | 'block-seats'
  | 'notifications'
  | 'due-notifications'
  | 'send-reports'
  | 'recovery'
  | 'mail';

/** Where browsers report what the content security policy of a page refused. */
export const policyReportsPath = '/api/policy-reports';

/** A recurring job, which runs in one process at a time. Instants are those of the database's clock. */
const jobState = z.object({
  name: z.string(),
  every_seconds: z.number(),
  /** Last success; null if there is none. */
  ran_at: z.nullable(timestamp),
  /** Null before a process has scheduled it. */
  due_at: z.nullable(timestamp),
  /** Consecutive failures since then. */
  failures: z.number(),
  last_error: z.nullable(z.string()),
  /** It has not succeeded for longer than its interval and some minutes. */
  is_late: z.boolean(),
});
export type JobState = z.infer<typeof jobState>;

const policyViolation = z.object({
  /** Route: `/hotels/:id`. */
  page: z.string(),
  directive: z.string(),
  /** Origin, or the browser's word for what has none: `inline`. */
  blocked: z.string(),
  seen: z.number(),
  first_at: timestamp,
  last_at: timestamp,
});
export type PolicyViolation = z.infer<typeof policyViolation>;

/** State of the server: versions, durability of its database, last backup and restore, and its jobs. Sizes in bytes. */
const systemState = z.object({
  api: z.object({ version: z.string(), commit: z.string(), node: z.string(), started_at: timestamp }),
  database: z.object({
    engine: z.enum(['PGlite', 'PostgreSQL']),
    version: z.string(),
    /** The worst event after which no acknowledged change is lost. */
    survives: z.enum(['killed_process', 'power_failure']),
    size_bytes: z.number(),
  }),
  /** Free space of the disk with uploads and the embedded database. */
  free_bytes: z.number(),
  /** Null if this server was never backed up by its own command. */
  last_backup: z.nullable(
    z.object({ created_at: timestamp, rows: z.number(), files: z.number(), missing_files: z.number() }),
  ),
  /** Last restored backup, into this database or a temporary one. Null if there is none. */
  last_restore: z.nullable(
    z.object({
      created_at: timestamp,
      is_rehearsal: z.boolean(),
      backup_created_at: z.nullable(timestamp),
      rows: z.nullable(z.number()),
      files: z.nullable(z.number()),
    }),
  ),
  /** A restore test that has failed since. */
  failed_rehearsal: z.nullable(z.object({ created_at: timestamp, problem: z.string() })),
  jobs: z.array(jobState),
  /** What browsers refused under the content security policy, latest first. Absent from servers of before. */
  policy_violations: z.optional(z.array(policyViolation)),
});
export type SystemState = z.infer<typeof systemState>;

export const systemAnswer = answer(systemState);
