import { transferSteps, type TransferStep } from '@itinera/shared/contracts';
import { termsInWords } from '@itinera/shared/format';

export const stepLabels = { days_before: 'Days before arrival', hour: 'At hour', kind: 'Charge' } as const;

/** Labels of the fields within steps, for the summary of errors. */
export const stepWords = {
  'airports.cancellation_steps.days_before': stepLabels.days_before,
  'airports.cancellation_steps.hour': stepLabels.hour,
  'airports.cancellation_steps.kind': stepLabels.kind,
  'airports.cancellation_steps.value': 'Value',
} as const;

export const chargeChoices: readonly { value: TransferStep['kind']; label: string }[] = [
  { value: 'percent', label: 'Percent of the transfer' },
  { value: 'amount_per_stay', label: 'Amount per transfer' },
  { value: 'amount_per_person', label: 'Amount per person' },
];

/** The usual hour at which a charge begins. */
export const usualHour = 18;

/** A step of which nothing is typed: no days would mean from the booking on, so they are an empty text, which the contract refuses. */
export const blankStep = {
  days_before: '',
  hour: usualHour,
  kind: 'percent',
  value: null,
} as object as TransferStep;

/** Steps of a transfer in words; undefined while they are incomplete. */
export function stepsInWords(value: unknown, currency: string): string | undefined {
  const { data, success } = transferSteps.safeParse(value);
  if (!success) return undefined;
  return data ? termsInWords({ steps: data, no_show: null }, currency, 'transfer').join(', ') : 'by hand';
}
