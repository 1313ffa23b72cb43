export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `width` tasks at a time, the others in the order in which they came. */
export function createQueue(width: number): Queue {
  const waiting: (() => void)[] = [];
  let free = width;

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
