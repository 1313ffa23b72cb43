import type { CancellationCost, CostStage } from '@itinera/shared/contracts';
import { changingStages } from './changingStages';

type Dated = CostStage & { from: string };
const isDated = (stage: CostStage): stage is Dated => stage.from !== null;

/** The instant before which cancelling costs nothing; null if it never was or always is free. */
export function freeUntil([first, second]: readonly CostStage[]): string | null {
  return first?.cost_minor === 0 && second ? second.from : null;
}

/** Cost of a cancellation at an instant, and the next change of it. ISO instants sort chronologically as text. */
export function costAt(stages: readonly CostStage[], at: string): CancellationCost {
  const current = stages.findLast(({ from }) => from === null || from <= at);
  const next = stages.filter(isDated).find(({ from }) => from > at);
  return {
    now_minor: current?.cost_minor ?? 0,
    free_until: freeUntil(stages),
    next: next ? { from: next.from, cost_minor: next.cost_minor } : null,
  };
}

/** The stages of several stays together. */
export function stagesTogether(all: readonly (readonly CostStage[])[]): CostStage[] {
  const instants = [...new Set(all.flat().flatMap(({ from }) => from ?? []))].toSorted();
  const costOf = (at: string) => all.reduce((total, stages) => total + costAt(stages, at).now_minor, 0);
  return changingStages([null, ...instants].map((from) => ({ from, cost_minor: costOf(from ?? '') })));
}
