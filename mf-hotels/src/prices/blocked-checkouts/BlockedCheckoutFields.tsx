import type { blockedCheckouts } from '@itinera/shared/contracts';
import { DateRangeInput, SelectInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { AllPartnersInput } from '../rules/AllPartnersInput';
import { weekdayChoices } from '../rules/days';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';
import { BlockedBookings } from './BlockedBookings';

export function BlockedCheckoutFields({ control, field }: FieldsProps<typeof blockedCheckouts>) {
  const { rooms } = useRuleScope();
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
      <SelectInput {...field('room_type_id')} options={rooms} />
      <TextInput {...field('reason')} />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <AllPartnersInput {...field('dmc_id')} />
      </Pair>
      <BlockedBookings control={control} />
    </>
  );
}
