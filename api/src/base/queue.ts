/** Runs a task in its turn; with a timeout, in milliseconds, it waits no longer than that for the turn. */
export type Queue = <T>(task: () => Promise<T>, timeoutMs?: number) => Promise<T>;

/** The turn of a task did not come in time. */
export class WaitedTooLong extends Error {}

/** Runs at most `width` tasks at a time, the others in the order in which they came. */
export function createQueue(width: number): Queue {
  const waiting = new Set<() => void>();
  let free = width;

  const turn = (timeoutMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(giveUp);
        waiting.delete(begin);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(new WaitedTooLong(`The turn did not come within ${timeoutMs} ms.`));
      };
      const giveUp = timeoutMs === undefined ? undefined : setTimeout(leave, timeoutMs);
      waiting.add(begin);
    });

  return async (task, timeoutMs) => {
    if (free > 0) free -= 1;
    else await turn(timeoutMs);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
