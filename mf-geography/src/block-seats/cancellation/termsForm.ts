import { blockSteps, type BlockStep } from '@itinera/shared/contracts';
import { termsInWords } from '@itinera/shared/format';

export const stepLabels = { days_before: 'Days before departure', hour: 'At hour', kind: 'Charge' } as const;

/** Labels of the fields within steps, for the summary of errors. */
export const stepWords: Readonly<Record<string, { label: string }>> = {
  'cancellation_steps.days_before': { label: stepLabels.days_before },
  'cancellation_steps.hour': { label: stepLabels.hour },
  'cancellation_steps.kind': { label: stepLabels.kind },
  'cancellation_steps.value': { label: 'Value' },
};

export const chargeChoices: readonly { value: BlockStep['kind']; label: string }[] = [
  { value: 'percent', label: 'Percent of the fare' },
  { value: 'amount_per_person', label: 'Amount per seat' },
];

/** The usual hour at which a charge begins. */
export const usualHour = 12;

/** A step of which nothing is typed: no days would mean from the booking on, so they are an empty text, which the contract refuses. */
export const blankStep = {
  days_before: '',
  hour: usualHour,
  kind: 'percent',
  value: null,
} as object as BlockStep;

/** Steps of a block in words; undefined while they are incomplete. */
export function stepsInWords(value: unknown, currency: string): string | undefined {
  const { data, success } = blockSteps.safeParse(value);
  if (!success) return undefined;
  return data ? termsInWords({ steps: data, no_show: null }, currency, 'flight').join(', ') : 'by hand';
}
