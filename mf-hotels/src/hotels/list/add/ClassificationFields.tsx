import { EntityInput } from '@itinera/shared/choices';
import { NumberInput } from '@itinera/shared/forms';
import { chainChoice, classChoice, formatChoice, typeChoice } from '../../../classification/choices';
import { FormSection } from '../../FormSection';
import type { HotelControl } from './control';
import { labels } from './labels';

/** Classification of a hotel; a missing class, type, format or chain can be added on the spot. */
export function ClassificationFields({ control }: { control: HotelControl }) {
  return (
    <FormSection title="Classification">
      <EntityInput control={control} name="hotel_class_id" label={labels.hotel_class_id} {...classChoice} />
      <EntityInput control={control} name="hotel_type_id" label={labels.hotel_type_id} {...typeChoice} />
      <EntityInput
        control={control}
        name="hotel_format_id"
        label={labels.hotel_format_id}
        {...formatChoice}
      />
      <EntityInput control={control} name="hotel_chain_id" label={labels.hotel_chain_id} {...chainChoice} />
      <NumberInput
        control={control}
        name="stars"
        label={labels.stars}
        hint="0 to 5 in half stars; 0 means no stars"
      />
    </FormSection>
  );
}
