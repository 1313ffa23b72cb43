import type { weekdaySupplements } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  MoneyInput,
  PercentInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useController,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { weekdayChoices } from '../rules/days';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';

const changes = [
  { value: 'percent', label: 'By percent' },
  { value: 'per_room', label: 'By an amount per room' },
  { value: 'per_person', label: 'By an amount per person' },
];

/** The change in its unit; another kind begins with nothing, because 10 percent are not 10 euros. */
function ChangeInputs({ control, field }: FieldsProps<typeof weekdaySupplements>) {
  const { currency } = useRuleScope();
  const change = useWatch({ control, name: 'change' });
  const amount = useController({ control, name: 'amount_minor' }).field;
  const percent = useController({ control, name: 'percent_bp' }).field;
  const clear = (value: unknown) => {
    amount.onChange(value === 'percent' ? 0 : null);
    percent.onChange(value === 'percent' ? null : 0);
  };
  return (
    <>
      <SelectInput {...field('change')} required options={changes} onChosen={clear} />
      {change === 'percent' ? (
        <PercentInput {...field('percent_bp')} required />
      ) : (
        <MoneyInput {...field('amount_minor')} required currency={currency} />
      )}
    </>
  );
}

export function WeekdaySupplementFields(props: FieldsProps<typeof weekdaySupplements>) {
  const { control, field } = props;
  const { rooms, boardings } = useRuleScope();
  return (
    <>
      <TextInput {...field('name')} />
      <TogglesInput {...field('weekdays')} options={weekdayChoices} />
      <ChangeInputs {...props} />
      <DateRangeInput
        control={control}
        from="stay_from"
        to="stay_to"
        labels={['First night', 'Last night']}
      />
      <TogglesInput {...field('room_type_ids')} options={rooms} />
      <TogglesInput {...field('boarding_type_ids')} options={boardings} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}
