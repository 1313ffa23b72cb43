import type { ChargeKind } from '@itinera/shared/contracts';
import {
  MoneyInput,
  NumberInput,
  PercentInput,
  SelectInput,
  useController,
  useWatch,
} from '@itinera/shared/forms';
import { useRuleScope } from '../rules/RuleScope';
import { chargeChoices, stepLabels, valueLabels, type TermsFieldsProps, type TermsPath } from './termsForm';

interface ChargeInputsProps extends Pick<TermsFieldsProps, 'control'> {
  /** Path of a field of the charge. */
  path: (field: 'kind' | 'value') => TermsPath;
}

const isKind = (value: unknown): value is ChargeKind =>
  chargeChoices.some((choice) => choice.value === value);

/** Kind of a charge, and its value in the unit of that kind: another kind clears it, because 1 night is not 1 percent. */
export function ChargeInputs({ control, path }: ChargeInputsProps) {
  const { currency } = useRuleScope();
  const kind: unknown = useWatch({ control, name: path('kind') });
  const value = useController({ control, name: path('value') }).field;
  const shared = { control, name: path('value'), required: true };
  return (
    <>
      <SelectInput
        control={control}
        name={path('kind')}
        label={stepLabels.kind}
        required
        options={chargeChoices}
        onChosen={() => value.onChange(null)}
      />
      {kind === 'nights' && <NumberInput {...shared} label={valueLabels.nights} />}
      {kind === 'percent' && <PercentInput {...shared} label={valueLabels.percent} />}
      {isKind(kind) && kind !== 'nights' && kind !== 'percent' && (
        <MoneyInput {...shared} label={valueLabels[kind]} currency={currency} />
      )}
    </>
  );
}
