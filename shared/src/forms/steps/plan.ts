/** One of several writes that belong together. */
export interface Step<Earlier, T> {
  /** Label of the step: `Create the city`. */
  label: string;
  /** `key` stays the same until the step is done or undone: as Idempotency-Key it prevents a second creation. */
  run: (earlier: Earlier, key: string) => Promise<T>;
  /** Updates the result of an earlier run to the values of this plan, instead of undoing and repeating the step. */
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

/** Steps in order; `R` are their results by name. */
export class Plan<R extends object> {
  constructor(readonly steps: readonly NamedStep[]) {}

  /** The plan with another step, which gets the results of the earlier ones. */
  step<K extends string, T>(name: K, step: Step<R, T>): Plan<R & Record<K, T>> {
    return new Plan([...this.steps, { name, ...step }]);
  }
}

/** An empty plan. Steps build on each other; the first failure ends it, to be retried or undone. */
export const inOrder = (): Plan<object> => new Plan([]);
