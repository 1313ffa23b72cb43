import type { AnyCollection, BatchOperation, Entity, UpdateInput } from '@itinera/shared/contracts';
import { tagOf } from '../http/entityTags';
import { entryPath } from '../queries/client';
import { fieldsOf } from './fieldsOf';

/** An entry that somebody chose in a list, and what it is called. */
export interface Chosen<C extends AnyCollection> {
  entry: Entity<C> & { id: string };
  name: string;
}

/** What is to be done with one entry, and what takes it back. */
export interface Step {
  id: string;
  name: string;
  operation: BatchOperation;
  /** Given the tag that the entry has afterwards: what somebody else does later is not taken back. Absent: for good. */
  inverse?: (tag: string | undefined) => BatchOperation;
}

export function updateSteps<C extends AnyCollection>(
  collection: C,
  chosen: Chosen<C>[],
  changes: UpdateInput<C> & Record<string, unknown>,
): Step[] {
  return chosen.map(({ entry, name }) => {
    const put = { method: 'PUT' as const, path: entryPath(collection, entry.id) };
    const body = { ...changes };
    const before = fieldsOf(entry, changes);
    return {
      id: entry.id,
      name,
      operation: { ...put, body, if_match: tagOf(entry) },
      inverse: (tag) => ({ ...put, body: before, if_match: tag }),
    };
  });
}

export function removeSteps<C extends AnyCollection>(collection: C, chosen: Chosen<C>[]): Step[] {
  return chosen.map(({ entry, name }) => ({
    id: entry.id,
    name,
    operation: { method: 'DELETE', path: entryPath(collection, entry.id), if_match: tagOf(entry) },
    inverse: collection.removesForGood
      ? undefined
      : () => ({ method: 'POST', path: collection.path, body: { id: entry.id } }),
  }));
}

/** All themes that a hotel is to have from now on. */
export interface AssignedThemes {
  entry: { id: string; hotel_themes: { id: string }[] };
  name: string;
  themeIds: string[];
}

export function themeSteps(collection: AnyCollection, assigned: AssignedThemes[]): Step[] {
  return assigned.map(({ entry, name, themeIds }) => {
    const post = { method: 'POST' as const, path: `${entryPath(collection, entry.id)}/assign-themes` };
    const before = entry.hotel_themes.map(({ id }) => id);
    return {
      id: entry.id,
      name,
      operation: { ...post, body: themeIds, if_match: tagOf(entry) },
      inverse: (tag) => ({ ...post, body: before, if_match: tag }),
    };
  });
}
