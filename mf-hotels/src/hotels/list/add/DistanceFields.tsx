import { EntityInput } from '@itinera/shared/choices';
import { NumberInput, SwitchInput } from '@itinera/shared/forms';
import { FormSection } from '../../FormSection';
import { beachChoice } from './classificationChoices';
import type { HotelControl } from './control';
import { labels } from '../../labels';

const none = 'Leave empty if unknown or if there is none';

export function DistanceFields({ control }: { control: HotelControl }) {
  return (
    <FormSection title="Distance">
      <NumberInput control={control} name="distance_to_beach" label={labels.distance_to_beach} hint={none} />
      <NumberInput control={control} name="distance_to_city" label={labels.distance_to_city} />
      <NumberInput control={control} name="distance_to_slope" label={labels.distance_to_slope} hint={none} />
      <EntityInput control={control} name="beach_type_id" label={labels.beach_type_id} {...beachChoice} />
      <NumberInput
        control={control}
        name="beach_line_num"
        label={labels.beach_line_num}
        hint="1 to 9, counted from the sea"
      />
      <SwitchInput control={control} name="is_beach_private" label={labels.is_beach_private} />
    </FormSection>
  );
}
