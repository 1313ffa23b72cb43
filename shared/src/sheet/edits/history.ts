import type { Edits } from './edits';

/** The edits, with the steps for undo and redo. */
export interface History {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
  /** Consecutive letters in the same cell are one step. */
  typing?: string;
}

export const MOST_STEPS = 200;

export const beginWith = (now: Edits): History => ({ past: [], now, future: [] });

/** Adds a step; the same `typing` as before continues the last step. */
export function step(history: History, now: Edits, typing?: string): History {
  const goesOn = typing !== undefined && typing === history.typing;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], typing };
}

export function undo({ past, now, future }: History): History | undefined {
  const before = past.at(-1);
  return before && { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo({ past, now, future }: History): History | undefined {
  const [next, ...rest] = future;
  return next && { past: [...past, now], now: next, future: rest };
}
