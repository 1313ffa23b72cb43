/** Whoever brings a patience, in milliseconds, waits no longer than that for the turn of the task. */
export type Queue = <T>(task: () => Promise<T>, patience?: number) => Promise<T>;

/** Somebody's turn did not come in time. */
export class WaitedTooLong extends Error {}

/** Runs at most `width` tasks at a time, the others in the order in which they came. */
export function createQueue(width: number): Queue {
  const waiting = new Set<() => void>();
  let free = width;

  const turn = (patience: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(giveUp);
        waiting.delete(begin);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(new WaitedTooLong(`The turn did not come within ${patience} ms.`));
      };
      const giveUp = patience === undefined ? undefined : setTimeout(leave, patience);
      waiting.add(begin);
    });

  return async (task, patience) => {
    if (free > 0) free -= 1;
    else await turn(patience);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
