import { messageOf, newKey } from '@itinera/shared/data';
import type { Plan } from './plan';

/** How far a step has come. `problem`: why it was not done, or not undone. */
export interface StepState {
  name: string;
  label: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'undoing';
  key: string;
  made?: unknown;
  error?: unknown;
  problem?: string;
}

export type Progress = readonly StepState[];

const waiting = ({ name, label }: { name: string; label: string }): StepState => ({
  name,
  label,
  state: 'waiting',
  key: newKey(),
});

export const notStarted = ({ steps }: Plan<object>): Progress => steps.map(waiting);

const madeIn = (progress: Progress) =>
  Object.fromEntries(progress.filter(({ state }) => state === 'done').map(({ name, made }) => [name, made]));

/** Does what is not done yet, and tells each change. A retry is the same call with where the last one ended. */
export async function runSteps(
  plan: Plan<object>,
  from: Progress,
  tell: (now: Progress) => void,
): Promise<Progress> {
  let now = from;
  const set = (at: number, change: Partial<StepState>) => {
    now = now.map((step, index) => (index === at ? { ...step, ...change } : step));
    tell(now);
  };
  for (const [at, step] of plan.steps.entries()) {
    const { state = 'done', key = '' } = now[at] ?? {};
    if (state === 'done') continue;
    set(at, { state: 'running', error: undefined, problem: undefined });
    try {
      set(at, { made: await step.run(madeIn(now) as never, key), state: 'done' });
    } catch (error) {
      set(at, { state: 'failed', error, problem: messageOf(error) });
      if (!plan.independent) break;
    }
  }
  return now;
}

/** Takes back what was made, the last first. Ends early at what can't be undone. */
export async function undoSteps(
  plan: Plan<object>,
  from: Progress,
  tell: (now: Progress) => void,
): Promise<Progress> {
  let now = from;
  const set = (at: number, next: StepState) => {
    now = now.map((step, index) => (index === at ? next : step));
    tell(now);
  };
  for (const [at, step] of [...plan.steps.entries()].reverse()) {
    const before = now[at];
    if (!before) continue;
    if (before.state === 'done' && step.undo) {
      set(at, { ...before, state: 'undoing', problem: undefined });
      try {
        await step.undo(before.made as never);
      } catch (error) {
        set(at, { ...before, state: 'done', error, problem: `Could not be undone. ${messageOf(error)}` });
        return now;
      }
    }
    set(at, waiting(step));
  }
  return now;
}

export const failureIn = (progress: Progress): StepState | undefined =>
  progress.find(({ problem }) => problem !== undefined);
export const isDone = (progress: Progress): boolean => progress.every(({ state }) => state === 'done');
export const isBusy = (progress: Progress): boolean =>
  progress.some(({ state }) => state === 'running' || state === 'undoing');
