import { addDays, type CancellationTerms, type CostStage } from '@itinera/shared/contracts';
import { changingStages } from './changingStages';
import { chargeOf } from './chargeOf';
import type { ChargedStay } from './chargedStay';
import { instantAt } from './instantAt';

/** The rules of terms that a cost depends on. */
export type ChargeRules = Pick<CancellationTerms, 'steps' | 'no_show'>;

interface Stage {
  /** Milliseconds since 1970; `-Infinity` from the booking on. */
  from: number;
  cost_minor: number;
}

/** As instants. */
function answered(stages: readonly Stage[]): CostStage[] {
  // Of stages that begin together, the last one counts.
  const real = stages.filter(({ from }, index) => stages[index + 1]?.from !== from);
  const dated = real.map(({ from, cost_minor }) => ({
    from: from === -Infinity ? null : new Date(from).toISOString(),
    cost_minor,
  }));
  return changingStages(dated);
}

/** Costs of the cancellation of a stay from its booking on; days and hours are those of the hotel's time zone. */
export function stagesOf(stay: ChargedStay, { steps, no_show }: ChargeRules, time_zone: string): CostStage[] {
  const begun = steps
    .map(({ days_before, hour, kind, value }) => ({
      from:
        days_before === null ? -Infinity : instantAt(time_zone, addDays(stay.check_in, -days_before), hour),
      cost_minor: chargeOf(stay, { kind, value }),
    }))
    .toSorted((one, other) => (one.from === other.from ? 0 : one.from - other.from));
  const missed = no_show
    ? [{ from: instantAt(time_zone, stay.check_in, 24), cost_minor: chargeOf(stay, no_show) }]
    : [];
  return answered([{ from: -Infinity, cost_minor: 0 }, ...begun, ...missed]);
}
