import { DateRangeInput, RowsInput, SwitchInput, TextInput, useWatch } from '@itinera/shared/forms';
import { useRuleScope } from '../rules/RuleScope';
import { TogglesInput } from '../rules/TogglesInput';
import { NoShowInput } from './NoShowInput';
import { PresetButtons } from './PresetButtons';
import { StepInputs } from './StepInputs';
import { blankStep, type TermsFieldsProps } from './termsForm';
import { TermsPreview } from './TermsPreview';
import { useOfferChoices } from './useOfferChoices';

/** Offers that the terms are for; one that is selected and exists no longer can be deselected. */
function OffersInput({ control, field }: TermsFieldsProps) {
  const offers = useOfferChoices(useRuleScope()) ?? [];
  const selected = useWatch({ control, name: 'offer_ids' }) ?? [];
  const gone = selected.filter((id) => offers.every(({ value }) => value !== id));
  const options = [...offers, ...gone.map((value) => ({ value, label: 'No longer there' }))];
  return options.length > 0 && <TogglesInput {...field('offer_ids')} options={options} />;
}

export function TermsFields(props: TermsFieldsProps) {
  const { control, field, fill } = props;
  const { rooms, boardings } = useRuleScope();
  const { label, hint } = field('steps');
  const isEmpty = useWatch({ control, name: 'steps' })?.length === 0;
  return (
    <>
      <TextInput {...field('name')} />
      <DateRangeInput
        control={control}
        from="stay_from"
        to="stay_to"
        labels={['Arrival from', 'Arrival until']}
        required
      />
      <DateRangeInput
        control={control}
        from="booking_from"
        to="booking_to"
        labels={['Booked from', 'Booked until']}
        required
      />
      <PresetButtons control={control} fill={fill} />
      <RowsInput
        control={control}
        name="steps"
        label={label}
        noun="step"
        blank={blankStep}
        max={10}
        hint={isEmpty ? hint : undefined}
      >
        {(inRow, index) => <StepInputs control={control} path={inRow} isFirst={index === 0} />}
      </RowsInput>
      <NoShowInput {...props} />
      <TermsPreview control={control} />
      <TogglesInput {...field('room_type_ids')} options={rooms} />
      <TogglesInput {...field('boarding_type_ids')} options={boardings} />
      <OffersInput {...props} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}
