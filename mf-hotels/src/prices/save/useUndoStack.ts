import type { CellChange } from '@itinera/shared/contracts';
import { useState } from 'react';

/** Changes that were saved together, and are undone together. */
export type Step = readonly CellChange[];

function undoStack() {
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  return {
    /** A new step clears the steps that could be redone. */
    push(step: Step): void {
      past = [...past, step];
      future = [];
    },
    has: (step: Step): boolean => past.includes(step),
    toUndo: (): Step | undefined => past.at(-1),
    toRedo: (): Step | undefined => future[0],
    undone(step: Step): void {
      past = past.filter((other) => other !== step);
      future = [step, ...future];
    },
    redone(step: Step): void {
      past = [...past, step];
      future = future.filter((other) => other !== step);
    },
  };
}

/** Saves of this page view that can be undone, and undone ones that can be redone. */
export function useUndoStack() {
  const [stack] = useState(undoStack);
  return stack;
}
