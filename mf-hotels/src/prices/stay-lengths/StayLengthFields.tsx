import type { stayLengths } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { AllPartnersInput } from '../rules/AllPartnersInput';
import { weekdayChoices } from '../rules/days';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';

const applies = [
  { value: 'arrival', label: 'Arrivals on these days' },
  { value: 'through', label: 'Stays over these days' },
];

export function StayLengthFields({ control, field }: FieldsProps<typeof stayLengths>) {
  const { rooms, boardings } = useRuleScope();
  return (
    <>
      <DateRangeInput
        control={control}
        from="start_date"
        to="end_date"
        labels={['First day', 'Last day']}
        required
      />
      <TogglesInput {...field('weekdays')} options={weekdayChoices} />
      <SelectInput {...field('applies_to')} required options={applies} />
      <Pair>
        <NumberInput {...field('min_nights')} />
        <NumberInput {...field('max_nights')} />
      </Pair>
      <Pair>
        <SelectInput {...field('room_type_id')} options={rooms} />
        <SelectInput {...field('boarding_type_id')} options={boardings} />
      </Pair>
      <TextInput {...field('reason')} />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <AllPartnersInput {...field('dmc_id')} />
      </Pair>
    </>
  );
}
