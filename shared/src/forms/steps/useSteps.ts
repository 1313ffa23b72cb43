import { useState } from 'react';
import type { Plan } from './plan';
import {
  failureIn,
  isUnclear,
  isBusy,
  isDone,
  notStarted,
  notUndoneIn,
  remains,
  revising,
  runSteps,
  settleSteps,
  unclearIn,
  undoSteps,
  type Progress,
  type StepState,
} from './runSteps';

interface Run {
  plan: Plan<object>;
  progress: Progress;
}

function throwFailure(failure: StepState | undefined): void {
  if (failure) throw failure.error;
}

/** State of a plan: run, retried from where it failed, revised, undone. */
export function useSteps() {
  const [current, setCurrent] = useState<Run>();
  const progress = current?.progress ?? [];
  const showing = (plan: Plan<object>) => (now: Progress) => setCurrent({ plan, progress: now });

  /** Undoes the last plan, except what is kept, after resolving lost answers. Rejects if either fails. */
  async function undoMade({ plan, progress: from }: Run, isKept: (at: number) => boolean): Promise<Progress> {
    const resolved = await settleSteps(plan, from, showing(plan));
    throwFailure(unclearIn(resolved));
    return undoResolved({ plan, progress: resolved }, isKept);
  }

  async function undoResolved(
    { plan, progress: resolved }: Run,
    isKept?: (at: number) => boolean,
  ): Promise<Progress> {
    const ended = await undoSteps(plan, resolved, showing(plan), isKept);
    throwFailure(notUndoneIn(ended));
    return ended;
  }

  async function undo(): Promise<void> {
    if (!current) return;
    const { plan, progress: from } = current;
    // What a step without an undo may have made goes with what the steps before it made.
    const resolved = await settleSteps(plan, from, showing(plan), (at) => plan.steps[at]?.undo !== undefined);
    throwFailure(resolved.find((step, at) => isUnclear(step) && plan.steps[at]?.undo));
    await undoResolved({ plan, progress: resolved });
    setCurrent(undefined);
  }

  /** Initial progress of a plan with other values: results of the last one are revised, or else undone. */
  async function startOf(plan: Plan<object>): Promise<Progress> {
    if (!current) return notStarted(plan);
    return revising(plan, await undoMade(current, (at) => plan.steps[at]?.revise !== undefined));
  }

  /** Continues a failed plan (`again`), or starts one with other values. */
  async function run<R extends object>(plan: Plan<R>, again: boolean): Promise<R> {
    const from = again && current ? current.progress : await startOf(plan);
    const ended = await runSteps(plan, from, showing(plan));
    throwFailure(failureIn(ended));
    return Object.fromEntries(ended.map(({ name, made }) => [name, made])) as R;
  }

  const isOver = isBusy(progress) || isDone(progress);
  const remaining = isOver ? [] : progress.filter(remains);
  return {
    progress,
    run,
    undo,
    isBusy: isBusy(progress),
    /** Whether a started plan can be continued. */
    isBegun: current !== undefined && !isDone(progress),
    canUndo: remaining.some(({ name }) => current?.plan.steps.find((step) => step.name === name)?.undo),
    /** Finished steps, or possibly finished ones, that differ from the form: `Create the city`. */
    remaining: remaining.map((step) => (isUnclear(step) ? `${step.label} (not certain)` : step.label)),
  };
}
export type Steps = ReturnType<typeof useSteps>;
