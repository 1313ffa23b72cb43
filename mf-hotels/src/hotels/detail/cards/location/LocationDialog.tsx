import { hotelLocationInput } from '@itinera/shared/contracts';
import { NumberInput, useContractForm } from '@itinera/shared/forms';
import { labels } from '../../../labels';
import { PlaceInput } from '../../../PlaceInput';
import type { CardDialogProps } from '../card';
import { FieldPair } from '../../../../parts/FieldPair';
import { HotelForm } from '../HotelForm';

/** Dialog of place and coordinates of a hotel. */
export function LocationDialog({ hotel, onClose }: CardDialogProps) {
  const { place_id, latitude, longitude } = hotel;
  const form = useContractForm(hotelLocationInput, { place_id, latitude, longitude });
  const { control } = form;
  return (
    <HotelForm name="location" title="Edit location" hotel={hotel} form={form} onClose={onClose}>
      <PlaceInput control={control} name="place_id" />
      <FieldPair>
        <NumberInput
          control={control}
          name="latitude"
          label={labels.latitude}
          hint="−90 to 90, north is positive"
        />
        <NumberInput
          control={control}
          name="longitude"
          label={labels.longitude}
          hint="−180 to 180, east is positive"
        />
      </FieldPair>
    </HotelForm>
  );
}
