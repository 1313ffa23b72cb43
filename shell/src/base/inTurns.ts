const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Runs steps one after the other, each in a task of its own, so that other tasks run in between. */
export async function inTurns(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}
