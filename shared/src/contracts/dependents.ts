import * as z from '@itinera/shared/schema';
import { flag, id, text } from './fields';
import { dependentsPath } from './writePaths';

const dependent = z.object({
  /** The last segment of the collection's path, such as `hotels`. */
  entity: z.string(),
  /** Whether it prevents the deletion; otherwise it is deleted, too. */
  blocks: flag,
  total: z.number(),
  /** Up to five of them, by name. */
  first: z.array(z.object({ id, name: z.string() })),
});
export type Dependent = z.infer<typeof dependent>;

/** Entries that depend on an entry, shown before it is deleted. `entity` is the last segment of their collection's path. */
export const dependents = {
  path: dependentsPath,
  query: z.strictObject({ entity: text(60, 1), id }),
  entity: dependent,
};
