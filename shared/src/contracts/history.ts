import * as z from '@itinera/shared/schema';
import { id, queryFlag, queryInteger, text, timestamp } from './fields';
import { role } from './auth';
import { historyPath } from './writePaths';

/** Values of a field before and after; a new entry has only `after`, a deleted one only `before`. */
export const changes = z.record(
  z.string(),
  z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
);

const entry = z.object({
  id,
  at: timestamp,
  actor: z.object({
    kind: z.enum(['staff', 'partner', 'system', 'stranger']),
    id: z.nullable(id),
    role: z.nullable(role),
    /** Null for the program, or for a person without a name. */
    name: z.nullable(z.string()),
  }),
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  changes,
  request_id: z.nullable(z.string()),
  /** The changed entry: the requested one, or one of its parts. */
  entity: z.optional(z.string()),
  entity_id: z.optional(z.nullable(z.string())),
  /** Of a part: the field that distinguishes it from others, such as `airport_id` or `locale`. */
  part: z.optional(z.object({ field: z.string(), value: z.nullable(z.string()) })),
});
export type HistoryEntry = z.infer<typeof entry>;

/**
 * Changes of one entry, newest first; `with_parts` adds those of its parts, such as images of a hotel, also of deleted ones. `entity` is
 * the last segment of its collection's path.
 */
export const history = {
  path: historyPath,
  entity: entry,
  query: z.strictObject({
    entity: text(60, 1),
    id: text(60, 1),
    with_parts: z.optional(queryFlag),
    page: z.optional(queryInteger(1, 100_000)),
    per_page: z.optional(queryInteger(1, 200)),
  }),
};
