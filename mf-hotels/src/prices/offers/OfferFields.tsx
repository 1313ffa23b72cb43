import type { offers } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  MoneyInput,
  NumberInput,
  PercentInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useController,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useEffect, useRef } from 'react';
import { weekdayChoices } from '../rules/days';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';
import { OfferPreview } from './OfferPreview';
import { freeNightChoices, stayRuleChoices, typeChoices, valueChoices } from './offerWords';

type Props = FieldsProps<typeof offers>;

/** Clears fields of other types: an offer of free nights has no reduction, and requires the whole stay. */
function useFieldsOfType({ control }: Props, type: unknown): void {
  const valueType = useController({ control, name: 'value_type' }).field;
  const percent = useController({ control, name: 'value_bp' }).field;
  const amount = useController({ control, name: 'value_minor' }).field;
  const stayRule = useController({ control, name: 'stay_rule' }).field;
  const known = useRef(type);
  useEffect(() => {
    if (known.current === type) return;
    const wasFree = known.current === 'stay_pay';
    known.current = type;
    if (type === 'stay_pay') {
      for (const field of [valueType, percent, amount]) field.onChange(null);
      stayRule.onChange('whole');
    } else if (wasFree) {
      valueType.onChange('percent');
      stayRule.onChange('night');
    }
  }, [type, valueType, percent, amount, stayRule]);
}

function Reduction({ control, field }: Props) {
  const { currency } = useRuleScope();
  const [type, valueType] = useWatch({ control, name: ['type', 'value_type'] });
  if (type === 'stay_pay')
    return (
      <>
        <Pair>
          <NumberInput {...field('stay_nights')} required />
          <NumberInput {...field('pay_nights')} required />
        </Pair>
        <Pair>
          <SelectInput {...field('free_night')} required options={freeNightChoices} />
          <SwitchInput {...field('repeat')} />
        </Pair>
      </>
    );
  return (
    <Pair>
      <SelectInput {...field('value_type')} required options={valueChoices} />
      {valueType === 'amount_per_night' ? (
        <MoneyInput {...field('value_minor')} required currency={currency} />
      ) : (
        <PercentInput {...field('value_bp')} required />
      )}
    </Pair>
  );
}

/** Days between booking and check-in: early booking requires at least that many, last minute at most. */
function DaysBefore({ control, field }: Props) {
  const type: unknown = useWatch({ control, name: 'type' });
  if (type === 'early_booking') return <NumberInput {...field('days_before_min')} />;
  return type === 'last_minute' ? <NumberInput {...field('days_before_max')} required /> : null;
}

export function OfferFields(props: Props) {
  const { control, field } = props;
  const { rooms, boardings } = useRuleScope();
  const type: unknown = useWatch({ control, name: 'type' });
  useFieldsOfType(props, type);
  return (
    <>
      <TextInput {...field('name')} />
      <SelectInput {...field('type')} required options={typeChoices} />
      <Reduction {...props} />
      <DateRangeInput
        control={control}
        from="booking_from"
        to="booking_to"
        labels={['Booked from', 'Booked until']}
        required
      />
      <DaysBefore {...props} />
      <DateRangeInput
        control={control}
        from="stay_from"
        to="stay_to"
        labels={['First night', 'Last night']}
        required
      />
      <SelectInput {...field('stay_rule')} required options={stayRuleChoices} />
      <Pair>
        <NumberInput {...field('min_nights')} required />
        <NumberInput {...field('max_nights')} />
      </Pair>
      <TogglesInput {...field('arrival_weekdays')} options={weekdayChoices} />
      <TogglesInput {...field('room_type_ids')} options={rooms} />
      <TogglesInput {...field('boarding_type_ids')} options={boardings} />
      <Pair>
        <SwitchInput {...field('combinable')} />
        <SwitchInput {...field('is_active')} />
      </Pair>
      <NumberInput {...field('priority')} required />
      <OfferPreview control={control} />
    </>
  );
}
