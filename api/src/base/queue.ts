import { createFairQueue } from '@itinera/shared/server';

/** Runs a task in its turn; with a timeout, in milliseconds, it waits no longer than that for the turn. */
export type Queue = <T>(task: () => Promise<T>, timeoutMs?: number) => Promise<T>;

/** Runs at most `width` tasks at a time, the others in the order in which they came. */
export function createQueue(width: number): Queue {
  const queue = createFairQueue({ width });
  return (task, timeoutMs) => queue(task, { key: '', timeoutMs });
}
