import { settingsForm } from '@itinera/shared/contracts';
import { NumberInput, SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { childrenInWords, dayInWords } from './childrenInWords';

const days = Object.entries(dayInWords).map(([value, label]) => ({ value, label }));

/** Dialog of the default ages of children, and the day on which an age counts. */
export function ChildrenDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { default_child_age, child_age_reference } = settings;
  const form = useContractForm(settingsForm, { default_child_age, child_age_reference });
  const { control } = form;
  const ages = useWatch({ control, name: 'default_child_age' });
  const field = (name: 'default_child_age.from' | 'default_child_age.to') => ({ control, name });
  return (
    <SettingsForm
      name="children"
      title="Edit children"
      form={form}
      settings={settings}
      shown={{
        default_child_age: (value) => childrenInWords(value) ?? 'other ages',
        child_age_reference: (value) => (value === 'check_out' ? dayInWords.check_out : dayInWords.check_in),
      }}
      onClose={onClose}
    >
      <NumberInput {...field('default_child_age.from')} label="Children from age" required />
      <NumberInput
        {...field('default_child_age.to')}
        label="Children to age"
        hint="In completed years. Hotels with age limits of their own keep them."
        required
      />
      <SelectInput
        control={control}
        name="child_age_reference"
        label={labels.child_age_reference}
        options={days}
        required
      />
      <Effect next={childrenInWords(ages)} now={childrenInWords(default_child_age)} />
    </SettingsForm>
  );
}
