import * as z from 'zod/mini';
import { id, queryInteger } from './fields';

/** A named entity without any name record: its creation was broken off between its two calls. */
export const orphan = z.object({
  /** The path of its collection. */
  collection: z.string(),
  id,
  /** What else it is called, where the entity has a name of its own. */
  name: z.nullable(z.string()),
});
export type Orphan = z.infer<typeof orphan>;

export const orphansQuery = z.strictObject({
  page: z.optional(queryInteger(1, 100_000)),
  per_page: z.optional(queryInteger(1, 200)),
});
