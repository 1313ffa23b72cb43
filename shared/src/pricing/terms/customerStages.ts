import type { CostStage } from '@itinera/shared/contracts';
import type { CustomerTerms } from '../book';
import { scaled, shareOf } from '../integers';
import { changingStages } from './changingStages';
import type { ChargedStay } from './chargedStay';
import { stagesOf, type ChargeRules } from './stagesOf';

/** The cost of each stage as the same share of another price of the stay, dearer by a margin, and never more than that price. */
export function stagesIn(
  price_minor: number,
  { stages, total_minor }: { stages: readonly CostStage[]; total_minor: number },
  margin_bp = 0,
): CostStage[] {
  const costOf = (cost_minor: number): number => {
    if (total_minor === 0 || price_minor <= 0) return 0;
    // All of it stays all of it, whatever the margin.
    const share = scaled(cost_minor, price_minor, total_minor);
    return Math.min(price_minor, share + shareOf(share, margin_bp));
  };
  return changingStages(stages.map(({ from, cost_minor }) => ({ from, cost_minor: costOf(cost_minor) })));
}

const earlier = ({ steps, no_show }: ChargeRules, days: number): ChargeRules => ({
  no_show,
  steps: steps.map((step) => ({
    ...step,
    days_before: step.days_before === null ? null : step.days_before + days,
  })),
});

/** What the customer is charged of a sale price. */
export function customerStages(
  stay: ChargedStay,
  rules: ChargeRules,
  { time_zone, sale_minor, terms }: { time_zone: string; sale_minor: number; terms: CustomerTerms },
): CostStage[] {
  const stages = stagesOf(stay, earlier(rules, terms.customer_terms_days), time_zone);
  return stagesIn(sale_minor, { stages, total_minor: stay.total_minor }, terms.customer_terms_margin_bp);
}
