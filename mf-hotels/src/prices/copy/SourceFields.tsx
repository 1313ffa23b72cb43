import { EntityInput } from '@itinera/shared/choices';
import { hotels, type CopyForm, type copyForm, type PricePeriod } from '@itinera/shared/contracts';
import { SelectInput, type ContractControl } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { priceColumns } from '../model/priceRows';
import { labels } from './labels';
import { PartnerInput } from './PartnerInput';

interface SourceFieldsProps {
  control: ContractControl<typeof copyForm>;
  source: CopyForm['source'];
  hotelId: string;
  dmcId: string;
  periods: readonly PricePeriod[];
}

const moves = [
  { value: '1', label: 'One year later' },
  { value: '2', label: 'Two years later' },
  { value: '-1', label: 'One year earlier' },
];

/** Inputs that select the prices to copy. */
export function SourceFields({ control, source, hotelId, dmcId, periods }: SourceFieldsProps) {
  if (source === 'period') {
    const options = priceColumns(periods).map(({ id: value, name, period }) => ({
      value,
      label: [period.name, name].filter(Boolean).join(', '),
    }));
    return (
      <Pair>
        <SelectInput
          control={control}
          name="from_period_id"
          label={labels.from_period_id}
          required
          options={options}
        />
        <SelectInput
          control={control}
          name="to_period_id"
          label={labels.to_period_id}
          required
          options={options}
        />
      </Pair>
    );
  }
  return (
    <>
      {source === 'partner' && <PartnerInput control={control} hotelId={hotelId} dmcId={dmcId} />}
      {source === 'hotel' && (
        <EntityInput
          control={control}
          name="hotel_id"
          label={labels.hotel_id}
          required
          collection={hotels}
          query={{ dmc_id: dmcId }}
          nameOf={({ name }) => name}
          except={[hotelId]}
        />
      )}
      <SelectInput
        control={control}
        name="years"
        label={labels.years}
        hint={
          source === 'year'
            ? 'To periods on the same days of that year'
            : 'Empty: to periods with the same dates'
        }
        required={source === 'year'}
        options={moves}
      />
    </>
  );
}
