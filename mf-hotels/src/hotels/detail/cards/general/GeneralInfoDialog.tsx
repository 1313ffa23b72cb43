import { hotels } from '@itinera/shared/contracts';
import { SelectInput, TextInput, TimeInput, useContractForm } from '@itinera/shared/forms';
import { timeZoneChoices } from '@itinera/shared/format';
import { Box, fieldGaps } from '@itinera/shared/ui';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';

const timeZones = timeZoneChoices();

/** Edits general information of a hotel, beside its page or the list. */
export function GeneralInfoDialog({ hotel, onClose }: CardDialogProps) {
  const { name, url_pretty_name, check_in_time, check_out_time, time_zone } = hotel;
  const { keywords = '', custom = {} } = hotel;
  const form = useContractForm(
    hotels.updateInput,
    { name, url_pretty_name, check_in_time, check_out_time, time_zone, keywords, custom },
    hotels.customEntity,
  );
  const { control } = form;
  return (
    <HotelForm
      name="general"
      title="Edit general information"
      hotel={hotel}
      form={form}
      customEntity={hotels.customEntity}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label={labels.name} required />
      <TextInput
        control={control}
        name="url_pretty_name"
        label={labels.url_pretty_name}
        hint="Lowercase Latin letters, digits and hyphens"
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', ...fieldGaps }}>
        <TimeInput
          control={control}
          name="check_in_time"
          required
          label={labels.check_in_time}
          hint="24-hour time, such as 14:00"
        />
        <TimeInput
          control={control}
          name="check_out_time"
          required
          label={labels.check_out_time}
          hint="24-hour time, such as 12:00"
        />
      </Box>
      <SelectInput
        control={control}
        name="time_zone"
        label={labels.time_zone}
        hint="In which cancellations are charged. Empty: that of the business"
        options={timeZones}
      />
      <TextInput
        control={control}
        name="keywords"
        label={labels.keywords}
        hint="Separate keywords with commas"
        rows={2}
      />
    </HotelForm>
  );
}
