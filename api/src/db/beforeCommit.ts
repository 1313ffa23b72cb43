import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

// Not imported from `database`, which imports this file.
type Transaction = PgRemoteDatabase;
type Task = (tx: Transaction) => Promise<void>;

const tasks = new WeakMap<Transaction, Set<Task>>();

/** Runs `task` once at the end of the transaction and as a part of it, however often it is registered. */
export function beforeCommit(tx: Transaction, task: Task): void {
  const known = tasks.get(tx) ?? new Set();
  tasks.set(tx, known.add(task));
}

export async function runBeforeCommit(tx: Transaction): Promise<void> {
  for (const task of tasks.get(tx) ?? []) await task(tx);
}
