const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the steps one after the other, with a pause before each in which other tasks of the page run. */
export async function inTurns(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}
