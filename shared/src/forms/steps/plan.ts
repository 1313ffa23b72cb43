/** One write of several that belong together. */
export interface Step<Earlier, T> {
  /** What it does, as shown to the person: `Create the city`. */
  label: string;
  /** `key` stays the same until the step is done or undone: as Idempotency-Key it keeps a creation from happening twice. */
  run: (earlier: Earlier, key: string) => Promise<T>;
  /**
   * Updates what the step has made with other values to those of this plan, so that it need not be undone and repeated.
   */
  revise?: (made: T, key: string) => Promise<T>;
  /** Undoes the step. A step without it must be safe to repeat, such as setting a value. */
  undo?: (made: T) => Promise<unknown>;
}

interface NamedStep {
  name: string;
  label: string;
  run: (earlier: never, key: string) => Promise<unknown>;
  revise?: ((made: never, key: string) => Promise<unknown>) | undefined;
  undo?: ((made: never) => Promise<unknown>) | undefined;
}

/** Steps in order; `R` has their results, by the names of the steps. */
export class Plan<R extends object> {
  constructor(readonly steps: readonly NamedStep[]) {}

  /** The same plan with one more step, which receives the results of those before it. */
  step<K extends string, T>(name: K, step: Step<R, T>): Plan<R & Record<K, T>> {
    return new Plan([...this.steps, { name, ...step }]);
  }
}

/** An empty plan. Its steps build on each other; the first failure ends it, to be retried or undone. */
export const inOrder = (): Plan<object> => new Plan([]);
