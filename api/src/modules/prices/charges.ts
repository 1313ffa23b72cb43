import { highestAmount, type CancellationTerms, type Charge } from '@itinera/shared/contracts';

/** What is charged by terms of cancellation. */
export type Charges = Pick<CancellationTerms, 'steps' | 'no_show'>;

/** Whether something is a charge of an amount, rather than of nights or a share. */
export const chargesAmount = (charge: object): boolean =>
  String(Reflect.get(charge, 'kind')).startsWith('amount_');

/** Terms with each of their amounts replaced. */
export function withAmounts<T extends Charges>(terms: T, change: (minor: number) => number): T {
  const changed = <C extends Charge>(charge: C): C =>
    chargesAmount(charge) ? { ...charge, value: change(charge.value) } : charge;
  const { steps, no_show } = terms;
  return { ...terms, steps: steps.map(changed), no_show: no_show && changed(no_show) };
}

export const hasAmounts = ({ steps, no_show }: Charges): boolean =>
  [...steps, ...(no_show ? [no_show] : [])].some(chargesAmount);

/** An amount that a charge can have. */
export const asCharge = (minor: number): number => Math.min(highestAmount, Math.max(1, minor));
