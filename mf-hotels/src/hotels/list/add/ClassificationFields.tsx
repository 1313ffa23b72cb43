import { EntityInput } from '@itinera/shared/choices';
import { NumberInput } from '@itinera/shared/forms';
import { chainChoice, classChoice, formatChoice, typeChoice } from './classificationChoices';
import type { HotelControl } from './control';
import { labels } from '../../labels';

/** Classification of a new hotel; a missing type, class or chain can be added in place. */
export const ClassificationFields = ({ control }: { control: HotelControl }) => (
  <>
    <EntityInput control={control} name="hotel_type_id" label={labels.hotel_type_id} {...typeChoice} />
    <EntityInput control={control} name="hotel_class_id" label={labels.hotel_class_id} {...classChoice} />
    <EntityInput control={control} name="hotel_chain_id" label={labels.hotel_chain_id} {...chainChoice} />
    <NumberInput
      control={control}
      name="stars"
      label={labels.stars}
      hint="Up to 5 in half stars; empty for none"
    />
  </>
);

export const FormatField = ({ control }: { control: HotelControl }) => (
  <EntityInput control={control} name="hotel_format_id" label={labels.hotel_format_id} {...formatChoice} />
);
