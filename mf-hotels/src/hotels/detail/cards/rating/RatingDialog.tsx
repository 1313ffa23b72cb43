import { hotels } from '@itinera/shared/contracts';
import { NumberInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { FieldPair } from '../../../../parts/FieldPair';
import { HotelForm } from '../HotelForm';

const outOf5 = '0 to 5, with one decimal; empty if unknown';

/** Dialog of stars and guest ratings. */
export function RatingDialog({ hotel, onClose }: CardDialogProps) {
  const { stars, trip_advisor_id, trip_advisor_url, trip_advisor_rating } = hotel;
  const { google_rating_id, google_rating } = hotel;
  const form = useContractForm(hotels.updateInput, {
    stars,
    trip_advisor_id,
    trip_advisor_url,
    trip_advisor_rating,
    google_rating_id,
    google_rating,
  });
  const { control } = form;
  return (
    <HotelForm name="rating" title="Edit rating" hotel={hotel} form={form} onClose={onClose}>
      <NumberInput
        control={control}
        name="stars"
        label={labels.stars}
        hint="Up to 5 in half stars; 0 for none"
      />
      <FieldPair>
        <NumberInput
          control={control}
          name="trip_advisor_rating"
          label={labels.trip_advisor_rating}
          hint={outOf5}
        />
        <TextInput control={control} name="trip_advisor_id" label={labels.trip_advisor_id} />
      </FieldPair>
      <TextInput
        control={control}
        name="trip_advisor_url"
        label={labels.trip_advisor_url}
        hint="Begins with https://"
      />
      <FieldPair>
        <NumberInput control={control} name="google_rating" label={labels.google_rating} hint={outOf5} />
        <TextInput control={control} name="google_rating_id" label={labels.google_rating_id} />
      </FieldPair>
    </HotelForm>
  );
}
