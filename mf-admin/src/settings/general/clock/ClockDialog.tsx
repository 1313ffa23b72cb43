import { settingsForm } from '@itinera/shared/contracts';
import { SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { timeZoneChoices } from '@itinera/shared/format';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { timeIn } from './timeIn';

const zones = timeZoneChoices();

const sentence = (zone: string | undefined): string | undefined =>
  zone ? `It is ${timeIn(zone)} there: that day is today for offers, due dates and releases.` : undefined;

/** Dialog of the business's time zone, which decides which day is today. */
export function ClockDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { time_zone } = settings;
  const form = useContractForm(settingsForm, { time_zone });
  const { control } = form;
  const chosen = useWatch({ control, name: 'time_zone' });
  return (
    <SettingsForm name="clock" title="Edit time zone" form={form} settings={settings} onClose={onClose}>
      <SelectInput control={control} name="time_zone" label={labels.time_zone} options={zones} required />
      <Effect next={sentence(chosen)} now={undefined} />
    </SettingsForm>
  );
}
