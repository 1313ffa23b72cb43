import { useState } from 'react';

/** Changes that were saved together, and are undone together. */
export type Step<C> = readonly C[];

function undoStack<C>() {
  let past: readonly Step<C>[] = [];
  let future: readonly Step<C>[] = [];
  return {
    /** A new step clears the steps that could be redone. */
    push(step: Step<C>): void {
      past = [...past, step];
      future = [];
    },
    has: (step: Step<C>): boolean => past.includes(step),
    toUndo: (): Step<C> | undefined => past.at(-1),
    toRedo: (): Step<C> | undefined => future[0],
    undone(step: Step<C>): void {
      past = past.filter((other) => other !== step);
      future = [step, ...future];
    },
    redone(step: Step<C>): void {
      past = [...past, step];
      future = future.filter((other) => other !== step);
    },
  };
}

/** Saves of this page view that can be undone, and undone ones that can be redone. */
export function useUndoStack<C>() {
  const [stack] = useState(() => undoStack<C>());
  return stack;
}
