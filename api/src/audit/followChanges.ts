import type { Transaction } from '../db/database';
import type { ChangedEntry } from './changedEntry';

export type Follow = (tx: Transaction, entry: ChangedEntry) => void;

/** State of the process, filled by `prepareProcess`: writes are deep below what builds a server, and all servers follow alike. */
const followers = new Map<string, Set<Follow>>();

/**
 * Calls `follow` with each changed entry of these entities, in the transaction of the write. Derived data follows the audit log, because
 * every write is in it. The same function is called once, however often it is registered.
 */
export function followChanges(entities: readonly string[], follow: Follow): void {
  for (const entity of entities)
    followers.set(entity, (followers.get(entity) ?? new Set<Follow>()).add(follow));
}

export function callFollowers(tx: Transaction, entries: readonly ChangedEntry[]): void {
  for (const entry of entries) for (const follow of followers.get(entry.entity) ?? []) follow(tx, entry);
}
