import type { Transaction } from '../db/database';
import type { ChangedEntry } from './changedEntry';

export type Follow = (tx: Transaction, entry: ChangedEntry) => void;

const followers = new Map<string, Set<Follow>>();

/**
 * Calls `follow` with each entry of these entities that a write changes, in the transaction of the write. What is calculated
 * from entries follows the audit log, because no write leaves it out.
 */
export function followChanges(entities: readonly string[], follow: Follow): void {
  for (const entity of entities)
    followers.set(entity, (followers.get(entity) ?? new Set<Follow>()).add(follow));
}

export function callFollowers(tx: Transaction, entries: readonly ChangedEntry[]): void {
  for (const entry of entries) for (const follow of followers.get(entry.entity) ?? []) follow(tx, entry);
}
