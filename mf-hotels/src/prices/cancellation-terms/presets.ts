import type { CancellationStep, CancellationTerms } from '@itinera/shared/contracts';
import { usualHour } from './termsForm';

export interface TermsPreset extends Pick<CancellationTerms, 'steps' | 'no_show'> {
  name: string;
}

const whole = { kind: 'percent', value: 10_000 } as const;
const step = (days_before: number, charge: Pick<CancellationStep, 'kind' | 'value'>): CancellationStep => ({
  days_before,
  hour: usualHour,
  ...charge,
});

/** Terms that contracts often have, to begin with. */
export const presets: readonly TermsPreset[] = [
  { name: 'Flexible', steps: [step(1, { kind: 'nights', value: 1 })], no_show: null },
  {
    name: 'Moderate',
    steps: [step(7, { kind: 'nights', value: 1 }), step(2, { kind: 'percent', value: 5_000 })],
    no_show: whole,
  },
  { name: 'Strict', steps: [step(30, { kind: 'percent', value: 5_000 }), step(14, whole)], no_show: whole },
  { name: 'Not refundable', steps: [{ days_before: null, hour: 0, ...whole }], no_show: null },
];
