import { EntityInput } from '@itinera/shared/choices';
import { hotels } from '@itinera/shared/contracts';
import { NumberInput, useContractForm } from '@itinera/shared/forms';
import { chainChoice, classChoice, formatChoice, typeChoice } from '../../../../classification/choices';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';

/** What kind of hotel it is. A class, type, format or chain that is missing is added on the spot. */
export function ClassificationDialog({ hotel, onClose }: CardDialogProps) {
  const { hotel_class_id, hotel_type_id, hotel_format_id, hotel_chain_id, stars } = hotel;
  const form = useContractForm(hotels.updateInput, {
    hotel_class_id,
    hotel_type_id,
    hotel_format_id,
    hotel_chain_id,
    stars,
  });
  const { control } = form;
  return (
    <HotelForm name="classification" title="Edit classification" hotel={hotel} form={form} onClose={onClose}>
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
        hint="Up to 5 in half stars; 0 for none"
      />
    </HotelForm>
  );
}
