import { settingsForm } from '@itinera/shared/contracts';
import { NumberInput, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { referenceExample } from './referenceExample';

const sentence = (prefix: unknown): string | undefined => {
  const example = referenceExample(prefix);
  return example && `New bookings get references such as ${example}.`;
};

/** Dialog of references, holds and the warning about passports. */
export function BookingsDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { booking_ref_prefix, hold_hours, passport_months } = settings;
  const form = useContractForm(settingsForm, { booking_ref_prefix, hold_hours, passport_months });
  const { control } = form;
  const prefix = useWatch({ control, name: 'booking_ref_prefix' });
  return (
    <SettingsForm name="bookings" title="Edit bookings" form={form} settings={settings} onClose={onClose}>
      <TextInput
        control={control}
        name="booking_ref_prefix"
        label={labels.booking_ref_prefix}
        hint="Up to four letters. Bookings that exist keep their references."
        required
      />
      <NumberInput
        control={control}
        name="hold_hours"
        label={labels.hold_hours}
        hint="Seats of bookings that nobody confirms go back then."
        required
      />
      <NumberInput
        control={control}
        name="passport_months"
        label={labels.passport_months}
        hint="A passport that expires sooner is marked."
        required
      />
      <Effect next={sentence(prefix)} now={sentence(booking_ref_prefix)} />
    </SettingsForm>
  );
}
