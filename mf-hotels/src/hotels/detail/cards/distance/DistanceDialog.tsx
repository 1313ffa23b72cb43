import { EntityInput } from '@itinera/shared/choices';
import { hotels } from '@itinera/shared/contracts';
import { NumberInput, SwitchInput, useContractForm } from '@itinera/shared/forms';
import { addable } from '../../../../classification/addable';
import { beachType } from '../../../../hotel-themes/beaches/beachType';
import { Dialog } from '../../../../hotel-themes/beaches/BeachTypeFields';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { FieldPair } from '../../../../parts/FieldPair';
import { HotelForm } from '../HotelForm';

const beachChoice = addable(beachType, Dialog);

const distances = ['distance_to_beach', 'distance_to_city', 'distance_to_slope'] as const;

/** Dialog of a hotel's distances, and of its beach. */
export function DistanceDialog({ hotel, onClose }: CardDialogProps) {
  const { distance_to_beach, distance_to_city, distance_to_slope } = hotel;
  const { beach_type_id, beach_line_num, is_beach_private } = hotel;
  const form = useContractForm(hotels.updateInput, {
    distance_to_beach,
    distance_to_city,
    distance_to_slope,
    beach_type_id,
    beach_line_num,
    is_beach_private,
  });
  const { control } = form;
  return (
    <HotelForm name="distance" title="Edit distance" hotel={hotel} form={form} onClose={onClose}>
      <FieldPair>
        {distances.map((name) => (
          <NumberInput
            key={name}
            control={control}
            name={name}
            label={labels[name]}
            hint="0.2 for 200 m; empty if not applicable"
          />
        ))}
        <EntityInput control={control} name="beach_type_id" label={labels.beach_type_id} {...beachChoice} />
        <NumberInput
          control={control}
          name="beach_line_num"
          label={labels.beach_line_num}
          hint="1 to 9, counted from the sea; 0 for none"
        />
        <SwitchInput control={control} name="is_beach_private" label={labels.is_beach_private} />
      </FieldPair>
    </HotelForm>
  );
}
