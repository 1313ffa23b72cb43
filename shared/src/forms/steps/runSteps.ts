import { isUnanswered, messageOf, newKey, repeatIfLost } from '@itinera/shared/data';
import type { Plan } from './plan';

/** How far a step has come. `problem`: why it was not done, or not undone. */
export interface StepState {
  name: string;
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'undoing';
  key: string;
  made?: unknown;
  /** What a run with other values has made, to be revised. */
  earlier?: unknown;
  error?: unknown;
  problem?: string;
}

export type Progress = readonly StepState[];
type Show = (now: Progress) => void;

const waiting = ({ name, label }: { name: string; label: string }): StepState => ({
  name,
  label,
  state: 'waiting',
  key: newKey(),
});

export const notStarted = ({ steps }: Plan<object>): Progress => steps.map(waiting);

/** What a step has made so far, with these values or with other ones. */
const madeBy = ({ state, made, earlier }: StepState): unknown => (state === 'done' ? made : earlier);
const hasMade = (step: StepState): boolean => madeBy(step) !== undefined || step.state === 'done';

const allMade = (progress: Progress) =>
  Object.fromEntries(progress.filter(({ state }) => state === 'done').map(({ name, made }) => [name, made]));

/** The answer was lost: nobody knows whether it was done. */
const isUnclear = ({ state, error }: StepState): boolean => state === 'failed' && isUnanswered(error);

/** Does the steps that are due, and shows each change. A step is sent again by itself after a lost answer. */
async function run(plan: Plan<object>, from: Progress, show: Show, isDue: (step: StepState) => boolean) {
  let now = from;
  const set = (at: number, change: Partial<StepState>) => {
    now = now.map((step, index) => (index === at ? { ...step, ...change } : step));
    show(now);
  };
  for (const [at, step] of plan.steps.entries()) {
    const { [at]: before } = now;
    if (!before || !isDue(before)) continue;
    const { key, earlier } = before;
    const earlierSteps = allMade(now);
    const attempt = () =>
      earlier !== undefined && step.revise
        ? step.revise(earlier as never, key)
        : step.run(earlierSteps as never, key);
    set(at, { state: 'running', error: undefined, problem: undefined });
    try {
      set(at, { made: await repeatIfLost(attempt), state: 'done' });
    } catch (error) {
      set(at, { state: 'failed', error, problem: messageOf(error) });
      break;
    }
  }
  return now;
}

/** Does what is not done yet. A retry is the same call with where the last one ended. */
export const runSteps = (plan: Plan<object>, from: Progress, show: Show): Promise<Progress> =>
  run(plan, from, show, ({ state }) => state !== 'done');

/** Learns what became of steps whose answer was lost: they are repeated under their keys, with their own values. */
export const settleSteps = (plan: Plan<object>, from: Progress, show: Show): Promise<Progress> =>
  run(plan, from, show, isUnclear);

/** Where a plan with other values begins: what can be revised is, the rest is done anew. */
export const revising = ({ steps }: Plan<object>, before: Progress): Progress =>
  steps.map((step, at) => {
    const { [at]: earlier } = before;
    return earlier && step.revise ? { ...waiting(step), earlier: madeBy(earlier) } : waiting(step);
  });

/** Undoes what was made, the last first, but for what is kept. Ends early at what can't be undone. */
export async function undoSteps(
  plan: Plan<object>,
  from: Progress,
  show: Show,
  isKept: (at: number) => boolean = () => false,
): Promise<Progress> {
  let now = from;
  const set = (at: number, next: StepState) => {
    now = now.map((step, index) => (index === at ? next : step));
    show(now);
  };
  for (const [at, step] of [...plan.steps.entries()].reverse()) {
    const before = now[at];
    if (!before || isKept(at)) continue;
    if (hasMade(before) && step.undo) {
      set(at, { ...before, state: 'undoing', problem: undefined });
      try {
        await step.undo(madeBy(before) as never);
      } catch (error) {
        const problem = `Could not be undone. ${messageOf(error)}`;
        set(at, { ...before, state: 'done', made: madeBy(before), error, problem });
        return now;
      }
    }
    set(at, waiting(step));
  }
  return now;
}

export const failureIn = (progress: Progress): StepState | undefined =>
  progress.find(({ problem }) => problem !== undefined);
export const unclearIn = (progress: Progress): StepState | undefined => progress.find(isUnclear);
/** A step that is done and has a problem is one that could not be undone. */
export const notUndoneIn = (progress: Progress): StepState | undefined =>
  progress.find(({ state, problem }) => state === 'done' && problem !== undefined);
export const isDone = (progress: Progress): boolean => progress.every(({ state }) => state === 'done');
export const isBusy = (progress: Progress): boolean =>
  progress.some(({ state }) => state === 'running' || state === 'undoing');
/** Something was made and is not undone, or may have been made. */
export const remains = (step: StepState): boolean => hasMade(step) || isUnclear(step);
