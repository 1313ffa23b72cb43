import { hotels, type Hotel } from '@itinera/shared/contracts';
import { undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { FormDialog, HistoryButton, TextInput, TimeInput, useContractForm } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { historyOfHotel } from '../../historyOfHotel';

interface GeneralInfoDialogProps {
  hotel: Hotel;
  /** Beside the list of hotels. */
  isSheet?: boolean;
  onClose: () => void;
}

const labels = {
  name: 'Name',
  url_pretty_name: 'Pretty URL',
  check_in_time: 'Check-in from',
  check_out_time: 'Check-out until',
  keywords: 'Keywords',
} as const;

/** General information of a hotel: a dialog on its page, a sheet beside the list. */
export function GeneralInfoDialog({ hotel, isSheet = false, onClose }: GeneralInfoDialogProps) {
  const { name, url_pretty_name, check_in_time, check_out_time, keywords } = hotel;
  const { mutateAsync } = useUpdate(hotels, hotel);
  const form = useContractForm(hotels.updateInput, {
    name,
    url_pretty_name,
    check_in_time,
    check_out_time,
    keywords,
  });
  const { control } = form;

  return (
    <FormDialog
      title="Edit general information"
      form={form}
      save={mutateAsync}
      saved="Hotel updated"
      undoOf={(saved, before) => undoOfUpdate(hotels, saved, before, `Hotel ‘${saved.name}’`)}
      draftKey={`hotel-general-${hotel.id}`}
      onClose={onClose}
      labels={labels}
      isSheet={isSheet}
      tools={<HistoryButton of={historyOfHotel(hotel.id)} />}
    >
      <TextInput control={control} name="name" label={labels.name} required />
      <TextInput
        control={control}
        name="url_pretty_name"
        label={labels.url_pretty_name}
        hint="Lowercase Latin letters, digits and hyphens"
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
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
      <TextInput
        control={control}
        name="keywords"
        label={labels.keywords}
        hint="Separate keywords with commas"
        rows={2}
      />
    </FormDialog>
  );
}
