import {
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  TimeInput,
  useFormState,
} from '@itinera/shared/forms';
import { timeZoneChoices } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { FormSection } from '../../FormSection';
import { FormatField } from './ClassificationFields';
import type { HotelControl } from './control';
import { DistanceFields } from './DistanceFields';
import { labels } from '../../labels';

const timeZones = timeZoneChoices();

/** Fields that are shown at first. */
const first = ['name', 'place_id', 'hotel_type_id', 'hotel_class_id', 'hotel_chain_id', 'stars'];

/** All other fields of a hotel, collapsed until they are expanded or one of them is refused. */
export function MoreFields({ control }: { control: HotelControl }) {
  const [isWanted, setWanted] = useState(false);
  const { errors } = useFormState({ control });
  const isOpen = isWanted || Object.keys(errors).some((name) => name !== 'root' && !first.includes(name));
  return (
    <>
      <Box>
        <Button aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
          {isOpen ? 'Fewer fields' : 'More fields'}
        </Button>
      </Box>
      {isOpen && <AllOtherFields control={control} />}
    </>
  );
}

function AllOtherFields({ control }: { control: HotelControl }) {
  return (
    <>
      <FormSection title="General">
        <TextInput
          control={control}
          name="url_pretty_name"
          label={labels.url_pretty_name}
          hint="Created from the name if left empty"
        />
        <TimeInput control={control} name="check_in_time" label={labels.check_in_time} required />
        <TimeInput control={control} name="check_out_time" label={labels.check_out_time} required />
        <SelectInput
          control={control}
          name="time_zone"
          label={labels.time_zone}
          hint="Empty: that of the business"
          options={timeZones}
        />
        <TextInput
          control={control}
          name="keywords"
          label={labels.keywords}
          hint="Separate keywords with commas"
        />
        <FormatField control={control} />
      </FormSection>
      <FormSection title="Status">
        <SwitchInput control={control} name="is_active" label={labels.is_active} />
        <SwitchInput control={control} name="is_recommended" label={labels.is_recommended} />
        <SwitchInput control={control} name="is_bestseller" label={labels.is_bestseller} />
        <SwitchInput control={control} name="is_visited" label={labels.is_visited} />
      </FormSection>
      <FormSection title="Coordinates">
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
    </>
  );
}
