import { createFairQueue } from '@itinera/shared/server';

/** Queues a task; with a timeout, in milliseconds, it is rejected after waiting that long. */
export type Queue = <T>(task: () => Promise<T>, timeoutMs?: number) => Promise<T>;

/** A queue that runs at most `width` tasks at a time, the others in order of arrival. */
export function createQueue(width: number): Queue {
  const queue = createFairQueue({ width });
  return (task, timeoutMs) => queue(task, { key: '', timeoutMs });
}
