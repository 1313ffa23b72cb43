import type { CostStage } from '@itinera/shared/contracts';
import { freeUntil } from '@itinera/shared/pricing';

/** Nothing is cancelled of a draft, nor of what is over. */
const cancellable: readonly string[] = ['on_request', 'confirmed'];

interface Stay {
  /** What the customer is charged; null without terms. */
  customer_cancellation: readonly CostStage[] | null;
}

/** Until when all stays with terms can be cancelled for nothing; null if one of them can't, or none of them has an end of that. */
export function freeUntilOf({ status }: { status: string }, stays: readonly Stay[]): string | null {
  if (!cancellable.includes(status)) return null;
  const all = stays.flatMap(({ customer_cancellation: stages }) => (stages ? [stages] : []));
  if (all.some(([first]) => first !== undefined && first.cost_minor > 0)) return null;
  return all.flatMap((stages) => freeUntil(stages) ?? []).toSorted()[0] ?? null;
}
