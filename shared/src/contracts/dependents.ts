import * as z from 'zod/mini';
import { flag, id, text } from './fields';
import { dependentsPath } from './writePaths';

const dependent = z.object({
  /** The last segment of the collection's path, such as `hotels`. */
  entity: z.string(),
  /** Whether it prevents deleting the entry; otherwise it is deleted along with it. */
  blocks: flag,
  total: z.number(),
  /** At most five of them, by name. */
  first: z.array(z.object({ id, name: z.string() })),
});
export type Dependent = z.infer<typeof dependent>;

/**
 * What depends on an entry, to be shown before deleting it. `entity` is the last segment of its collection's
 * path.
 */
export const dependents = {
  path: dependentsPath,
  query: z.strictObject({ entity: text(60, 1), id }),
  entity: dependent,
};
