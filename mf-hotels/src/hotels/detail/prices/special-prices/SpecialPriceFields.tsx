import type { specialPrices } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { Alert } from '@itinera/shared/ui';
import { useRuleScope } from '../rules/RuleScope';

export function SpecialPriceFields({ control, field }: FieldsProps<typeof specialPrices>) {
  const { rooms, boardings, currency } = useRuleScope();
  const adults: unknown = useWatch({ control, name: 'adult' });
  return (
    <>
      <TextInput {...field('name')} />
      <MoneyInput {...field('price_minor')} currency={currency} />
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
      <Pair>
        <NumberInput {...field('adult')} />
        <NumberInput {...field('children')} />
      </Pair>
      {typeof adults !== 'number' && (
        <Alert severity="warning">
          Without a number of adults it replaces the prices of all occupancies: a single costs as much as a
          family.
        </Alert>
      )}
      <NumberInput {...field('min_nights')} required />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <SwitchInput {...field('combinable')} />
      </Pair>
    </>
  );
}
