import type { specialPrices } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  FreeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useRuleScope } from '../rules/RuleScope';
import { Occupancy } from './Occupancy';

export function SpecialPriceFields(props: FieldsProps<typeof specialPrices>) {
  const { control, field } = props;
  const { rooms, boardings, currency } = useRuleScope();
  const price = useWatch({ control, name: 'price_minor' });
  return (
    <>
      <TextInput {...field('name')} />
      <MoneyInput {...field('price_minor')} currency={currency} />
      <FreeInput {...field('is_free')} amounts={[price]} />
      <DateRangeInput
        control={control}
        from="stay_from"
        to="stay_to"
        labels={['First night', 'Last night']}
        required
      />
      <DateRangeInput
        control={control}
        from="booking_from"
        to="booking_to"
        labels={['Booked from', 'Booked until']}
        required
      />
      <Pair>
        <SelectInput {...field('room_type_id')} options={rooms} />
        <SelectInput {...field('boarding_type_id')} options={boardings} />
      </Pair>
      <Occupancy {...props} />
      <NumberInput {...field('min_nights')} required />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <SwitchInput {...field('combinable')} />
      </Pair>
    </>
  );
}
