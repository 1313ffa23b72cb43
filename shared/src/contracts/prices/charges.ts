import * as z from '@itinera/shared/schema';
import { highestAmount } from '../highestAmount';
import { integer, oneOf } from '../fields';
import { mostNightsOfStay } from './periods';

/** What a cancellation is charged by; amounts are in minor units of the partner's currency. */
export const chargeKinds = [
  'nights',
  'percent',
  'amount_per_stay',
  'amount_per_room',
  'amount_per_person',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What has a limit of its own; any amount can be charged. */
const limits: Partial<Record<ChargeKind, { most: number; advice: string }>> = {
  nights: { most: mostNightsOfStay, advice: `Enter at most ${mostNightsOfStay} nights.` },
  percent: { most: 10_000, advice: 'Enter at most 100 percent.' },
};

/** Fields of a charge: `value` is a number of nights, basis points or minor units, depending on its kind. */
export const chargeFields = { kind: oneOf(chargeKinds), value: integer(1, highestAmount) };

/** Refuses a value above the highest one of its kind. */
export const withinHighestCharge = z.check<{ kind: ChargeKind; value: number }>(
  ({ value: { kind, value }, issues }) => {
    const limit = limits[kind];
    if (limit && value > limit.most)
      issues.push({ code: 'custom', path: ['value'], message: limit.advice, input: value });
  },
);

export const charge = z.strictObject(chargeFields).check(withinHighestCharge);
export type Charge = z.infer<typeof charge>;
