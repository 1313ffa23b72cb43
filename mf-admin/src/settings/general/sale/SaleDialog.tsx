import { CurrencyInput } from '@itinera/shared/choices';
import { roundingSteps, settingsForm } from '@itinera/shared/contracts';
import { PercentInput, SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { inPercent } from '../inPercent';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { roundingInWords } from './roundingInWords';
import { saleExample } from './saleExample';

const steps = roundingSteps.map((step) => ({ value: String(step), label: roundingInWords(step) }));

/** Dialog of the mark-up and rounding of sale prices. */
export function SaleDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { sale_currency, default_markup_bp, sale_rounding } = settings;
  const form = useContractForm(settingsForm, {
    sale_currency,
    default_markup_bp,
    sale_rounding: String(sale_rounding),
  });
  const { control } = form;
  const [currency, markup, step] = useWatch({
    control,
    name: ['sale_currency', 'default_markup_bp', 'sale_rounding'],
  });
  return (
    <SettingsForm
      name="sale"
      title="Edit sale prices"
      form={form}
      settings={settings}
      shown={{ default_markup_bp: inPercent, sale_rounding: (value) => roundingInWords(Number(value)) }}
      onClose={onClose}
    >
      <CurrencyInput
        control={control}
        name="sale_currency"
        label={labels.sale_currency}
        hint="Bookings that exist keep theirs"
        required
      />
      <PercentInput
        control={control}
        name="default_markup_bp"
        label={labels.default_markup_bp}
        hint="Where the contract of a hotel and a partner has none"
        required
      />
      <SelectInput
        control={control}
        name="sale_rounding"
        label={labels.sale_rounding}
        options={steps}
        required
      />
      <Effect
        now={saleExample(settings)}
        next={saleExample({ sale_currency: currency, default_markup_bp: markup, sale_rounding: step })}
      />
    </SettingsForm>
  );
}
