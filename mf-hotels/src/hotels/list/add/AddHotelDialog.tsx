import { CascadeInput } from '@itinera/shared/choices';
import { hotels, type Hotel } from '@itinera/shared/contracts';
import {
  createEntry,
  FormDialog,
  NumberInput,
  SwitchInput,
  TextInput,
  TimeInput,
  useContractForm,
} from '@itinera/shared/forms';
import { FormSection } from '../../FormSection';
import { placeLevels } from '../placeLevels';
import { ClassificationFields } from './ClassificationFields';
import { DistanceFields } from './DistanceFields';
import { labels } from './labels';

interface AddHotelDialogProps {
  /** Called with the new hotel, or with nothing. */
  onClose: (added?: Hotel) => void;
}

/** Adds a hotel with all fields of its own; images, texts and links are added on its page. */
export function AddHotelDialog({ onClose }: AddHotelDialogProps) {
  const form = useContractForm(hotels.createInput, { name: '', ...hotels.defaults });
  const { control } = form;
  return (
    <FormDialog
      title="Add hotel"
      maxWidth="lg"
      form={form}
      save={(hotel) => createEntry(hotels, 'hotel', hotel)}
      saved="Hotel added"
      draftKey="hotel-new"
      onClose={(done) => onClose(done?.made)}
      labels={labels}
    >
      <FormSection title="General">
        <TextInput control={control} name="name" label={labels.name} required />
        <TextInput
          control={control}
          name="url_pretty_name"
          label={labels.url_pretty_name}
          hint="Created from the name if left empty"
        />
        <TimeInput control={control} name="check_in_time" label={labels.check_in_time} required />
        <TimeInput control={control} name="check_out_time" label={labels.check_out_time} required />
        <TextInput
          control={control}
          name="keywords"
          label={labels.keywords}
          hint="Separate keywords with commas"
        />
      </FormSection>
      <FormSection title="Status">
        <SwitchInput control={control} name="is_active" label={labels.is_active} />
        <SwitchInput control={control} name="is_recommended" label={labels.is_recommended} />
        <SwitchInput control={control} name="is_bestseller" label={labels.is_bestseller} />
        <SwitchInput control={control} name="is_visited" label={labels.is_visited} />
      </FormSection>
      <ClassificationFields control={control} />
      <FormSection title="Location">
        <CascadeInput control={control} name="place_id" levels={placeLevels} required />
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
      </FormSection>
      <DistanceFields control={control} />
      <FormSection title="Rating">
        <TextInput control={control} name="trip_advisor_id" label={labels.trip_advisor_id} />
        <TextInput control={control} name="trip_advisor_url" label={labels.trip_advisor_url} />
        <NumberInput
          control={control}
          name="trip_advisor_rating"
          label={labels.trip_advisor_rating}
          hint="0 to 5"
        />
        <TextInput control={control} name="google_rating_id" label={labels.google_rating_id} />
        <NumberInput control={control} name="google_rating" label={labels.google_rating} hint="0 to 5" />
      </FormSection>
    </FormDialog>
  );
}
