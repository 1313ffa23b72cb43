import type { blockSeats } from '@itinera/shared/contracts';
import {
  MoneyInput,
  PercentInput,
  SelectInput,
  useController,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { StepMoment } from '@itinera/shared/kinds/dialogs';
import { chargeChoices, stepLabels, usualHour } from './termsForm';

type Fields = FieldsProps<typeof blockSeats>;

interface SeatStepInputsProps extends Pick<Fields, 'control'> {
  /** Path of a field of the step. */
  path: (field: 'days_before' | 'hour' | 'kind' | 'value') => ReturnType<Fields['field']>['name'];
  /** Of the block. */
  currency: string;
  /** Only the first step can begin with the booking. */
  isFirst: boolean;
}

/** When a step begins, and what it charges: another kind clears the value, because 50 percent is not 50 euros. */
export function SeatStepInputs({ control, path, currency, isFirst }: SeatStepInputsProps) {
  const kind: unknown = useWatch({ control, name: path('kind') });
  const value = useController({ control, name: path('value') }).field;
  const shared = { control, name: path('value'), required: true };
  return (
    <>
      <StepMoment
        control={control}
        path={path}
        labels={stepLabels}
        hint="0 to 24, in the time of the airport of origin"
        usualHour={usualHour}
        isFirst={isFirst}
      />
      <SelectInput
        control={control}
        name={path('kind')}
        label={stepLabels.kind}
        required
        options={chargeChoices}
        onChosen={() => value.onChange(null)}
      />
      {kind === 'percent' && <PercentInput {...shared} label="Share of the fare" />}
      {kind === 'amount_per_person' && <MoneyInput {...shared} label="Amount" currency={currency} />}
    </>
  );
}
