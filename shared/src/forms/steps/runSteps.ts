import { ApiError, isUnanswered, messageOf, newKey, repeatIfLost } from '@itinera/shared/data';
import type { Plan } from './plan';

/** State of a step. `problem`: why it was not done, or not undone. */
export interface StepState {
  name: string;
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'undoing';
  key: string;
  made?: unknown;
  /** Result of a run with other values, to be revised. */
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

/** Result of a step so far, with these or with other values. */
const madeBy = ({ state, made, earlier }: StepState): unknown => (state === 'done' ? made : earlier);
const hasMade = (step: StepState): boolean => madeBy(step) !== undefined || step.state === 'done';

const allMade = (progress: Progress) =>
  Object.fromEntries(progress.filter(({ state }) => state === 'done').map(({ name, made }) => [name, made]));

/** The answer was lost: it is unknown whether the step was done. */
export const isUnclear = ({ state, error }: StepState): boolean => state === 'failed' && isUnanswered(error);

/** The next attempt is based on what the other user has saved. */
const changedElsewhere = (error: unknown): Partial<StepState> =>
  error instanceof ApiError && error.current ? { earlier: error.current.entry } : {};

/** Runs the steps that are due, and reports each change. A lost answer is retried automatically. */
async function run(
  plan: Plan<object>,
  from: Progress,
  show: Show,
  isDue: (step: StepState, at: number) => boolean,
) {
  let now = from;
  const set = (at: number, change: Partial<StepState>) => {
    now = now.map((step, index) => (index === at ? { ...step, ...change } : step));
    show(now);
  };
  for (const [at, step] of plan.steps.entries()) {
    const { [at]: before } = now;
    if (!before || !isDue(before, at)) continue;
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
      set(at, { state: 'failed', error, problem: messageOf(error), ...changedElsewhere(error) });
      break;
    }
  }
  return now;
}

/** Runs the steps that are not done yet. To retry, call it with the progress that it returned. */
export const runSteps = (plan: Plan<object>, from: Progress, show: Show): Promise<Progress> =>
  run(plan, from, show, ({ state }) => state !== 'done');

/** Resolves steps with a lost answer, all or those that matter: repeats them under their keys, with their own values. */
export const settleSteps = (
  plan: Plan<object>,
  from: Progress,
  show: Show,
  matters: (at: number) => boolean = () => true,
): Promise<Progress> => run(plan, from, show, (step, at) => isUnclear(step) && matters(at));

/** Initial progress of a plan with other values: steps with `revise` are revised, others run again. */
export const revising = ({ steps }: Plan<object>, before: Progress): Progress =>
  steps.map((step, at) => {
    const { [at]: earlier } = before;
    return earlier && step.revise ? { ...waiting(step), earlier: madeBy(earlier) } : waiting(step);
  });

/** Undoes the steps in reverse, except kept ones. Ends at a step that can't be undone. */
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
/** The step that could not be undone: it is done and has a problem. */
export const notUndoneIn = (progress: Progress): StepState | undefined =>
  progress.find(({ state, problem }) => state === 'done' && problem !== undefined);
export const isDone = (progress: Progress): boolean =>
  progress.every(({ state, problem }) => state === 'done' && problem === undefined);
export const isBusy = (progress: Progress): boolean =>
  progress.some(({ state }) => state === 'running' || state === 'undoing');
/** Whether a step is done, or may be, and was not undone. */
export const remains = (step: StepState): boolean => hasMade(step) || isUnclear(step);
