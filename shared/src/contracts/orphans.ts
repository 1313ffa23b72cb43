import * as z from '@itinera/shared/schema';
import { id, queryInteger } from './fields';

/** An entry without any name: its creation stopped between the two specified calls. */
export const orphan = z.object({
  /** The path of its collection. */
  collection: z.string(),
  id,
  /** Its working name, if the entry has one. */
  name: z.nullable(z.string()),
});
export type Orphan = z.infer<typeof orphan>;

export const orphansQuery = z.strictObject({
  page: z.optional(queryInteger(1, 100_000)),
  per_page: z.optional(queryInteger(1, 200)),
});
