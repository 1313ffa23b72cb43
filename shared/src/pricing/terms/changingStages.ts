import type { CostStage } from '@itinera/shared/contracts';

/** Stages in order, without those that cost as much as the one before. */
export const changingStages = (stages: readonly CostStage[]): CostStage[] =>
  stages.filter(({ cost_minor }, index) => stages[index - 1]?.cost_minor !== cost_minor);
