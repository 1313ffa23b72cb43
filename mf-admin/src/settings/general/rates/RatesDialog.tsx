import { plural } from '@itinera/shared/format';
import { CurrencyInput } from '@itinera/shared/choices';
import { settingsForm, type ExchangeRate } from '@itinera/shared/contracts';
import { DateInput, RateInput, RowsInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import type { CardProps } from '../card';
import { Effect } from '../Effect';
import { labels } from '../labels';
import { SettingsForm } from '../SettingsForm';
import { ratesExample } from './ratesExample';

/** Removes `rate_millionths`, which is for pages of earlier releases: `rate` is exact. */
const exact = ({ rate_millionths: _, ...entry }: EnteredRate) => entry;

const newestFirst = (one: ExchangeRate, other: ExchangeRate): number =>
  other.valid_from.localeCompare(one.valid_from) || one.from.localeCompare(other.from);

/** All exchange rates with their first day. A booking keeps the rate of the day on which it was added. */
type EnteredRate = CardProps['settings']['exchange_rates'][number];
export function RatesDialog({ settings, onClose }: CardProps & { onClose: () => void }) {
  const { exchange_rates, sale_currency } = settings;
  const form = useContractForm(settingsForm, {
    exchange_rates: exchange_rates.map(exact).toSorted(newestFirst),
  });
  const { control } = form;
  const typed = useWatch({ control, name: 'exchange_rates' });
  return (
    <SettingsForm
      name="rates"
      title="Edit exchange rates"
      form={form}
      settings={settings}
      size="md"
      shown={{
        exchange_rates: (value) => (Array.isArray(value) ? plural(value.length, 'rate') : 'other rates'),
      }}
      onClose={onClose}
    >
      <RowsInput
        control={control}
        name="exchange_rates"
        label={labels.exchange_rates}
        noun="rate"
        blank={{
          from: '',
          to: sale_currency,
          rate: null,
          valid_from: today(),
        }}
        max={500}
        hint="A new rate does not replace older ones: each applies from its day until the next one, and back as well. Write 1/30512 where one unit of the other currency costs 30 512."
      >
        {(field) => (
          <>
            <CurrencyInput control={control} name={field('from')} label="From" required />
            <CurrencyInput control={control} name={field('to')} label="To" required />
            <RateInput control={control} name={field('rate')} exact label="Rate" required />
            <DateInput control={control} name={field('valid_from')} label="Valid from" required />
          </>
        )}
      </RowsInput>
      <Effect next={ratesExample(exchange_rates, typed, today())} now={undefined} />
    </SettingsForm>
  );
}
