import { settingsForm } from '@itinera/shared/contracts';
import { NumberInput, PercentInput, SelectInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { inPercent } from '../inPercent';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { combinedInWords } from './customerTermsInWords';
import { termsExample } from './termsExample';

const combinations = Object.entries(combinedInWords).map(([value, label]) => ({ value, label }));

/**
 * Dialog of payment terms, and of how the costs of a cancellation for customers follow those of partners. What is planned or agreed is not
 * changed.
 */
export function TermsDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { deposit_bp, deposit_days, balance_days, overdue_grace_days, sale_currency } = settings;
  const { customer_terms_days, customer_terms_margin_bp, combined_terms } = settings;
  const form = useContractForm(settingsForm, {
    deposit_bp,
    deposit_days,
    balance_days,
    overdue_grace_days,
    customer_terms_days,
    customer_terms_margin_bp,
    combined_terms,
  });
  const { control } = form;
  const [deposit, deposited, balanced] = useWatch({
    control,
    name: ['deposit_bp', 'deposit_days', 'balance_days'],
  });
  const next = { deposit_bp: deposit, deposit_days: deposited, balance_days: balanced };
  const number = (name: 'deposit_days' | 'balance_days' | 'overdue_grace_days' | 'customer_terms_days') => ({
    control,
    name,
    label: labels[name],
    required: true,
  });
  return (
    <SettingsForm
      name="terms"
      title="Edit payment terms"
      form={form}
      settings={settings}
      shown={{
        deposit_bp: inPercent,
        customer_terms_margin_bp: inPercent,
        combined_terms: (value) => combinedInWords[value === 'strictest' ? value : 'each'],
      }}
      onClose={onClose}
    >
      <PercentInput
        control={control}
        name="deposit_bp"
        label={labels.deposit_bp}
        hint="0 % is no deposit. Instalments that are planned already stay as they are."
        required
      />
      <NumberInput {...number('deposit_days')} />
      <NumberInput {...number('balance_days')} />
      <NumberInput {...number('overdue_grace_days')} />
      <Effect
        next={termsExample(next, sale_currency, today())}
        now={termsExample(settings, sale_currency, today())}
      />
      <NumberInput
        {...number('customer_terms_days')}
        hint="For a cancellation, so that there is time to cancel at the hotel"
      />
      <PercentInput
        control={control}
        name="customer_terms_margin_bp"
        label={labels.customer_terms_margin_bp}
        hint="On top of the share that partners charge; at most the whole price"
        required
      />
      <SelectInput
        control={control}
        name="combined_terms"
        label={labels.combined_terms}
        options={combinations}
        hint="By the strictest, every part costs the highest share that any of them costs then. Counts at once, also for bookings that are sold"
        required
      />
    </SettingsForm>
  );
}
