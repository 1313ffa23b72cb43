import * as z from '@itinera/shared/schema';
import { oneOf } from '../fields';
import { fewSteps, momentFields } from './cancellationTerms';
import { chargeFields, withinHighestCharge } from './charges';

/** What the cancellation of a seat is charged by; an amount is per seat, in the currency of the block. */
const seatChargeKinds = ['percent', 'amount_per_person'] as const;

const blockStep = z
  .strictObject({ ...momentFields, kind: oneOf(seatChargeKinds), value: chargeFields.value })
  .check(withinHighestCharge);
export type BlockStep = z.infer<typeof blockStep>;

/** What cancelling seats of a block costs; null: charged by hand, no steps: free until the departure. */
export const blockSteps = z.nullable(z.array(blockStep).check(fewSteps));
