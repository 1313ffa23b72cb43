/** One write of several that belong together. */
export interface Step<Earlier, T> {
  /** What it does, for the person who waits: `Create the city`. */
  label: string;
  /** `key` stays the same until the step is done or undone: as Idempotency-Key it keeps a creation from happening twice. */
  run: (earlier: Earlier, key: string) => Promise<T>;
  /**
   * Given what it made with other values: gives that the values of this plan, so that it need not be undone and made
   * anew.
   */
  revise?: (made: T, key: string) => Promise<T>;
  /** Takes back what it made. A step without it can be repeated without harm, such as setting a value. */
  undo?: (made: T) => Promise<unknown>;
}

interface NamedStep {
  name: string;
  label: string;
  run: (earlier: never, key: string) => Promise<unknown>;
  revise?: ((made: never, key: string) => Promise<unknown>) | undefined;
  undo?: ((made: never) => Promise<unknown>) | undefined;
}

/** What to do in which order; `R` is what comes out, by the names of the steps. */
export class Plan<R extends object> {
  constructor(readonly steps: readonly NamedStep[]) {}

  /** The same plan and one more step, which is given what the steps before it made. */
  step<K extends string, T>(name: K, step: Step<R, T>): Plan<R & Record<K, T>> {
    return new Plan([...this.steps, { name, ...step }]);
  }
}

/** A plan of steps that build on each other; the first failure ends it, to be tried again or undone. */
export const inOrder = (): Plan<object> => new Plan([]);
