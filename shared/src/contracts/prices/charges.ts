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

/** Highest value of each kind: nights, basis points of the stay, minor units. */
const highestCharge: Readonly<Record<ChargeKind, number>> = {
  nights: mostNightsOfStay,
  percent: 10_000,
  amount_per_stay: highestAmount,
  amount_per_room: highestAmount,
  amount_per_person: highestAmount,
};

const tooHigh: Readonly<Record<ChargeKind, string>> = {
  nights: `Enter at most ${mostNightsOfStay} nights.`,
  percent: 'Enter at most 100 percent.',
  amount_per_stay: 'Enter a smaller amount.',
  amount_per_room: 'Enter a smaller amount.',
  amount_per_person: 'Enter a smaller amount.',
};

/** Fields of a charge: `value` is a number of nights, basis points or minor units, depending on its kind. */
export const chargeFields = { kind: oneOf(chargeKinds), value: integer(1, highestAmount) };

interface Given {
  kind: ChargeKind;
  value: number;
}

/** Refuses a value above the highest one of its kind. */
export const withinHighestCharge = z.check<Given>(({ value: charge, issues }) => {
  if (charge.value > highestCharge[charge.kind])
    issues.push({ code: 'custom', path: ['value'], message: tooHigh[charge.kind], input: charge.value });
});

export const charge = z.strictObject(chargeFields).check(withinHighestCharge);
export type Charge = z.infer<typeof charge>;
