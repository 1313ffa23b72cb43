import { hotels, type Hotel } from '@itinera/shared/contracts';
import { createEntry, FormDialog, presetCustom, TextInput, useContractForm } from '@itinera/shared/forms';
import { FormSection } from '../../FormSection';
import { ClassificationFields } from './ClassificationFields';
import { labels } from '../../labels';
import { MoreFields } from './MoreFields';
import { PlaceInput } from '../../PlaceInput';

interface AddHotelDialogProps {
  /** Called with the new hotel, or without one if nothing was saved. */
  onClose: (added?: Hotel) => void;
}

/** Unknown numbers are empty, not 0. */
const blank = { name: '', ...hotels.defaults, stars: null, beach_line_num: null };

/** Adds a hotel: six fields, and all other own fields behind “More fields”; images, texts and links are added on its page. */
export function AddHotelDialog({ onClose }: AddHotelDialogProps) {
  const start = { ...blank, custom: presetCustom('hotel') };
  const form = useContractForm(hotels.createInput, start, hotels.customEntity);
  const { control } = form;
  return (
    <FormDialog
      title="Add hotel"
      saveVerb="Add hotel"
      size="md"
      form={form}
      save={(hotel) => createEntry(hotels, 'hotel', hotel)}
      saved="Hotel added"
      draftKey="hotel-new"
      onClose={(done) => onClose(done?.made)}
      labels={labels}
      customEntity={hotels.customEntity}
    >
      <FormSection title="Hotel">
        <TextInput control={control} name="name" label={labels.name} required />
        <PlaceInput control={control} name="place_id" />
        <ClassificationFields control={control} />
      </FormSection>
      <MoreFields control={control} />
    </FormDialog>
  );
}
