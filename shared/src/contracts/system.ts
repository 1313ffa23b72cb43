import * as z from 'zod/mini';
import { answer } from './envelope';
import { timestamp } from './fields';

export const systemPath = '/api/system';

/** How the server is: versions, what its database survives, and when a backup was made last. Sizes in bytes. */
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
});
export type SystemState = z.infer<typeof systemState>;

export const systemAnswer = answer(systemState);
