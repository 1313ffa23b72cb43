import * as z from 'zod/mini';
import { answer } from './envelope';
import { timestamp } from './fields';

export const systemPath = '/api/system';

/** A job that runs again and again, in one process at a time. Its instants are those of the clock of the database. */
const jobState = z.object({
  name: z.string(),
  every_seconds: z.number(),
  /** When it last ended well; null if it never did. */
  ran_at: z.nullable(timestamp),
  /** Null before a process has begun to care for it. */
  due_at: z.nullable(timestamp),
  /** Failures in a row since then. */
  failures: z.number(),
  last_error: z.nullable(z.string()),
  /** It has not ended well for longer than its interval and some minutes. */
  is_late: z.boolean(),
});
export type JobState = z.infer<typeof jobState>;

/** How the server is: versions, what its database survives, when a backup was last made and restored, and its jobs. Sizes in bytes. */
export const systemState = z.object({
  api: z.object({ version: z.string(), commit: z.string(), node: z.string(), started_at: timestamp }),
  database: z.object({
    engine: z.enum(['PGlite', 'PostgreSQL']),
    version: z.string(),
    /** The worst after which no answered change is lost. */
    survives: z.enum(['killed_process', 'power_failure']),
    size_bytes: z.number(),
  }),
  /** Of the disk with uploaded files, and with the embedded database. */
  free_bytes: z.number(),
  /** Null if this server has never been backed up by its own command. */
  last_backup: z.nullable(
    z.object({ created_at: timestamp, rows: z.number(), files: z.number(), missing_files: z.number() }),
  ),
  /** When a backup came back last, into this database or into one that was thrown away. Null if none ever did. */
  last_restore: z.nullable(
    z.object({
      created_at: timestamp,
      is_rehearsal: z.boolean(),
      backup_created_at: z.nullable(timestamp),
      rows: z.nullable(z.number()),
      files: z.nullable(z.number()),
    }),
  ),
  /** A rehearsal that has failed since. */
  failed_rehearsal: z.nullable(z.object({ created_at: timestamp, problem: z.string() })),
  jobs: z.array(jobState),
});
export type SystemState = z.infer<typeof systemState>;

export const systemAnswer = answer(systemState);
