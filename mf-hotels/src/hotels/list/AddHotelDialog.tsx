import { hotelClasses, hotels, type Hotel } from '@itinera/shared/contracts';
import { useCreate } from '@itinera/shared/data';
import { Controller, EntitySelect, FormDialog, NumberInput, SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { PlaceInput } from './PlaceInput';

const labels = { name: 'Name', place_id: 'Place', hotel_class_id: 'Class', stars: 'Stars', is_active: 'Active' } as const;
const blank = { name: '', stars: 0, is_active: false };

interface AddHotelDialogProps {
  /** Called with the new hotel, or with nothing. */
  onClose: (added?: Hotel) => void;
}

/** What a hotel can't do without; everything else is filled in on its page. */
export function AddHotelDialog({ onClose }: AddHotelDialogProps) {
  const { mutateAsync } = useCreate(hotels);
  const form = useContractForm(hotels.createInput, blank);
  const { control } = form;
  return (
    <FormDialog
      title="Add hotel"
      form={form}
      save={mutateAsync}
      saved="Hotel added"
      draftKey="hotel-new"
      onClose={onClose}
      labels={labels}
    >
      <TextInput control={control} name="name" label={labels.name} required />
      <Controller
        control={control}
        name="place_id"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <PlaceInput
            value={value}
            onChange={onChange}
            inputRef={ref}
            problem={error && 'Choose country, region, resort and place.'}
          />
        )}
      />
      <Controller
        control={control}
        name="hotel_class_id"
        render={({ field: { value, onChange } }) => (
          <EntitySelect
            label={labels.hotel_class_id}
            collection={hotelClasses}
            query={{}}
            nameOf={({ name }) => name}
            value={value ?? undefined}
            onChange={(id) => onChange(id ?? null)}
          />
        )}
      />
      <NumberInput control={control} name="stars" label={labels.stars} step={0.5} hint="0 to 5; 0 means none" />
      <SwitchInput control={control} name="is_active" label={labels.is_active} />
    </FormDialog>
  );
}
