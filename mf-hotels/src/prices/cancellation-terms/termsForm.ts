import type { CancellationStep, cancellationTerms, ChargeKind } from '@itinera/shared/contracts';
import type { FieldsProps, FieldWords } from '@itinera/shared/forms';

type Terms = typeof cancellationTerms;
export type TermsFieldsProps = FieldsProps<Terms>;
/** Path of a field in the form, also of one in a step: `steps.0.value`. */
export type TermsPath = ReturnType<TermsFieldsProps['field']>['name'];

/** How the value of each kind of charge is called. */
export const valueLabels: Readonly<Record<ChargeKind, string>> = {
  nights: 'Nights',
  percent: 'Share of the stay',
  amount_per_stay: 'Amount',
  amount_per_room: 'Amount',
  amount_per_person: 'Amount',
};

export const chargeChoices: readonly { value: ChargeKind; label: string }[] = [
  { value: 'nights', label: 'Nights' },
  { value: 'percent', label: 'Percent of the stay' },
  { value: 'amount_per_stay', label: 'Amount per stay' },
  { value: 'amount_per_room', label: 'Amount per room' },
  { value: 'amount_per_person', label: 'Amount per person' },
];

export const stepLabels = { days_before: 'Days before arrival', hour: 'At hour', kind: 'Charge' } as const;

/** Labels of the fields within steps and the charge for a no-show, for the summary of errors. */
export const nestedWords: Readonly<Record<string, FieldWords>> = {
  'steps.days_before': { label: stepLabels.days_before },
  'steps.hour': { label: stepLabels.hour },
  'steps.kind': { label: stepLabels.kind },
  'steps.value': { label: 'Value' },
  'no_show.kind': { label: 'Charge for a no-show' },
  'no_show.value': { label: 'Value for a no-show' },
};

/** The usual hour at which a charge begins. */
export const usualHour = 18;

/** A step of which nothing is typed: no days would mean from the booking on, so they are an empty text, which the contract refuses. */
export const blankStep = {
  days_before: '',
  hour: usualHour,
  kind: 'nights',
  value: null,
} as object as CancellationStep;
