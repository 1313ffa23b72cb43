import { useState } from 'react';
import type { Plan } from './plan';
import { failureIn, isBusy, isDone, notStarted, runSteps, undoSteps, type Progress } from './runSteps';

interface Run {
  plan: Plan<object>;
  progress: Progress;
}

/** A plan that somebody watches: run, tried again from where it failed, undone. */
export function useSteps() {
  const [current, setCurrent] = useState<Run>();
  const progress = current?.progress ?? [];
  const telling = (plan: Plan<object>) => (now: Progress) => setCurrent({ plan, progress: now });

  /** Takes back what the plan made so far. Rejects when that fails. */
  async function undo(): Promise<void> {
    if (!current) return;
    const ended = await undoSteps(current.plan, current.progress, telling(current.plan));
    const failure = failureIn(ended);
    if (failure) throw failure.error;
    setCurrent(undefined);
  }

  /** Goes on with a plan that failed (`again`), or begins with another one once nothing of the old one is left. */
  async function run<R extends object>(plan: Plan<R>, again: boolean): Promise<R> {
    if (!again) await undo();
    const from = again && current ? current.progress : notStarted(plan);
    const ended = await runSteps(plan, from, telling(plan));
    const failure = failureIn(ended);
    if (failure) throw failure.error;
    return Object.fromEntries(ended.map(({ name, made }) => [name, made])) as R;
  }

  return {
    progress,
    run,
    undo,
    isBusy: isBusy(progress),
    canUndo:
      current?.plan.steps.some(({ undo: back }, at) => back && progress[at]?.state === 'done') ?? false,
    /** Something was done and something else was not. */
    isHalfDone: !isBusy(progress) && !isDone(progress) && progress.some(({ state }) => state === 'done'),
  };
}
export type Steps = ReturnType<typeof useSteps>;
