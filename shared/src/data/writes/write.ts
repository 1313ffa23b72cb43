import type {
  AnyCollection,
  BatchOperation,
  BatchResult,
  Entity,
  UpdateInput,
} from '@itinera/shared/contracts';
import { tagOf } from '../http/entityTags';
import { entryPath } from '../queries/client';

/** An entry of a list, as the cache has it. */
export interface Listed {
  id: string;
}

/** An entry selected in a list, with its name. */
export interface Chosen<C extends AnyCollection> {
  entry: Entity<C> & { id: string };
  name: string;
}

interface Effect {
  operation: BatchOperation;
  /** The entry as lists show it before the server has answered; undefined drops it. Absent: lists wait. */
  optimistic?: (entry: Listed) => Listed | undefined;
}

/** One write of an entry, with its inverse. */
export interface Write extends Effect {
  /** Id of the entry; of a new one, anything that no other write of the run has. */
  id: string;
  /** Name of the entry in messages. */
  name: string;
  /**
   * Makes the inverse write from the server's answer, under the new ETag, so that later changes of others are not undone. Absent: it
   * can't be undone.
   */
  inverse?: ((done: BatchResult) => Effect) | undefined;
}

/** Only the fields of an entry that `changes` names. */
const fieldsOf = (entry: object, changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => field in changes));

/** The id of the one entry that a write answers. */
export const idOf = (result: BatchResult['result']): string =>
  result !== null && !Array.isArray(result) && typeof result['id'] === 'string' ? result['id'] : '';

/** Creates an entry; `id` is anything that no other write of the run has. */
export function createWrite(
  { path }: { path: string },
  { id, name }: { id: string; name: string },
  body: Record<string, unknown>,
): Write {
  return {
    id,
    name,
    operation: { method: 'POST', path, body },
    inverse: ({ result, etag }) => ({
      operation: { method: 'DELETE', path: `${path}/${idOf(result)}`, if_match: etag },
    }),
  };
}

export function updateWrite<C extends AnyCollection>(
  collection: C,
  { entry, name }: Chosen<C>,
  changes: UpdateInput<C> & Record<string, unknown>,
): Write {
  const put = (body: Record<string, unknown>, if_match: string | undefined): Effect => ({
    operation: { method: 'PUT', path: entryPath(collection, entry.id), body, if_match },
    optimistic: (listed) => ({ ...listed, ...body }),
  });
  const before = fieldsOf(entry, changes);
  return {
    id: entry.id,
    name,
    ...put({ ...changes }, tagOf(entry)),
    inverse: ({ etag }) => put(before, etag),
  };
}

/** Deletes an entry; its inverse restores it by its id, unless the collection `removesForGood`. */
export function removeWrite(
  collection: AnyCollection,
  { entry, name }: { entry: Listed; name: string },
): Write {
  const restoration = { method: 'POST' as const, path: collection.path, body: { id: entry.id } };
  return {
    id: entry.id,
    name,
    operation: { method: 'DELETE', path: entryPath(collection, entry.id), if_match: tagOf(entry) },
    optimistic: () => undefined,
    inverse: collection.removesForGood ? undefined : () => ({ operation: restoration }),
  };
}
