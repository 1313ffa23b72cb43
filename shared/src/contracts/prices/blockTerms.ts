import * as z from '@itinera/shared/schema';
import { oneOf } from '../fields';
import { fewSteps, momentFields, type CancellationStep } from './cancellationTerms';
import { chargeFields, withinHighestCharge } from './charges';

/** What the cancellation of a seat is charged by; an amount is per seat, in the currency of the block. */
const seatChargeKinds = ['percent', 'amount_per_person'] as const;

const blockStep = z
  .strictObject({ ...momentFields, kind: oneOf(seatChargeKinds), value: chargeFields.value })
  .check(withinHighestCharge);
export type BlockStep = z.infer<typeof blockStep>;

/** What cancelling seats of a block costs; null: charged by hand, no steps: free until the departure. */
export const blockSteps = z.nullable(z.array(blockStep).check(fewSteps));

/** What the cancellation of a transfer is charged by; an amount per stay is of the whole transfer, in the currency of its price. */
const transferChargeKinds = ['percent', 'amount_per_stay', 'amount_per_person'] as const;

const transferStep = z
  .strictObject({ ...momentFields, kind: oneOf(transferChargeKinds), value: chargeFields.value })
  .check(withinHighestCharge);
export type TransferStep = z.infer<typeof transferStep>;

/** What cancelling a transfer of a hotel costs; null: charged by hand, no steps: free until the arrival. */
export const transferSteps = z.nullable(z.array(transferStep).check(fewSteps));

/** Amounts in steps, which are of some currency. */
export const amountsOfSteps = (steps: readonly CancellationStep[] | null | undefined): number[] =>
  (steps ?? []).flatMap(({ kind, value }) => (kind === 'percent' || kind === 'nights' ? [] : [value]));

/** An amount of steps that is still one of them after a change; undefined if there is none. */
export function keptAmount(
  before: readonly CancellationStep[] | null,
  after: readonly CancellationStep[] | null | undefined,
): number | undefined {
  const amounts = amountsOfSteps(before);
  return after === undefined ? amounts[0] : amounts.find((minor) => amountsOfSteps(after).includes(minor));
}
