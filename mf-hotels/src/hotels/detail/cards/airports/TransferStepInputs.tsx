import type { airportsOfHotel } from '@itinera/shared/contracts';
import {
  MoneyInput,
  PercentInput,
  SelectInput,
  useController,
  useWatch,
  type ContractControl,
  type FieldProps,
} from '@itinera/shared/forms';
import { StepMoment } from '@itinera/shared/kinds/dialogs';
import type * as z from '@itinera/shared/schema';
import { chargeChoices, stepLabels, usualHour } from './transferSteps';

type Path = FieldProps<z.input<typeof airportsOfHotel>, z.output<typeof airportsOfHotel>>['name'];

interface TransferStepInputsProps {
  control: ContractControl<typeof airportsOfHotel>;
  /** Path of a field of the step. */
  path: (field: 'days_before' | 'hour' | 'kind' | 'value') => Path;
  /** Of the transfer price. */
  currency: string;
  /** Only the first step can begin with the booking. */
  isFirst: boolean;
}

/** When a step begins, and what it charges: another kind clears the value, because 50 percent is not 50 euros. */
export function TransferStepInputs({ control, path, currency, isFirst }: TransferStepInputsProps) {
  const kind: unknown = useWatch({ control, name: path('kind') });
  const value = useController({ control, name: path('value') }).field;
  const shared = { control, name: path('value'), required: true };
  return (
    <>
      <StepMoment
        control={control}
        path={path}
        labels={stepLabels}
        hint="0 to 24, in the hotel’s time"
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
      {kind === 'percent' && <PercentInput {...shared} label="Share of the transfer" />}
      {(kind === 'amount_per_stay' || kind === 'amount_per_person') && (
        <MoneyInput {...shared} label="Amount" currency={currency} />
      )}
    </>
  );
}
