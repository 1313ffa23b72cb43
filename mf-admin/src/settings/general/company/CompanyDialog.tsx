import { settingsForm } from '@itinera/shared/contracts';
import { NumberInput, SelectInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { languages } from '@itinera/shared/format';
import type { CardProps } from '../card';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';

const options = Object.entries(languages).map(([value, label]) => ({ value, label }));

/** Dialog of the company's name, language and page size. */
export function CompanyDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { company_name, default_locale, page_size } = settings;
  const form = useContractForm(settingsForm, { company_name, default_locale, page_size });
  const { control } = form;
  return (
    <SettingsForm
      name="company"
      title="Edit company"
      form={form}
      settings={settings}
      shown={{ default_locale: (locale) => languages[locale === 'ru' ? 'ru' : 'en'] }}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="company_name"
        label={labels.company_name}
        hint="Below mails, on printed reports and in offers that are copied"
      />
      <SelectInput
        control={control}
        name="default_locale"
        label={labels.default_locale}
        hint="Of mails to customers, and of new users until another one is chosen for them"
        options={options}
        required
      />
      <NumberInput
        control={control}
        name="page_size"
        label={labels.page_size}
        hint="5 to 200. Everybody can choose another number in a list."
        required
      />
    </SettingsForm>
  );
}
