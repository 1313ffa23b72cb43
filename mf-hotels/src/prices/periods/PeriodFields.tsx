import type { pricePeriods } from '@itinera/shared/contracts';
import { DateRangeInput, NumberInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';

/** Both days are priced nights. */
export const PeriodFields = ({ control, field }: FieldsProps<typeof pricePeriods>) => (
  <>
    <DateRangeInput
      control={control}
      from="start_period"
      to="end_period"
      labels={[field('start_period').label, field('end_period').label]}
      required
    />
    <TextInput {...field('name')} />
    <Pair>
      <NumberInput {...field('min_nights')} />
      <NumberInput {...field('max_nights')} />
    </Pair>
    <NumberInput {...field('release_days')} />
  </>
);
