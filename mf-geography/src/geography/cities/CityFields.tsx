import { EntityInput } from '@itinera/shared/choices';
import type { cities } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type ContractControl } from '@itinera/shared/forms';
import { countryChoice } from '../parents';

export const labels = {
  country_id: 'Country',
  names: 'Name',
  iata: 'IATA code',
  order: 'Order',
  show_in_filter: 'Show in filters',
  is_main: 'Main: listed first',
  is_origin: 'Origin: offered where journeys begin',
} as const;

export function CityFields({ control }: { control: ContractControl<typeof cities.createInput> }) {
  return (
    <>
      <EntityInput control={control} name="country_id" required {...countryChoice} />
      <NamesInput control={control} name="names" label={labels.names} />
      <TextInput
        control={control}
        name="iata"
        label={labels.iata}
        hint="Three letters, such as RIX; empty where there is none"
      />
      <NumberInput control={control} name="order" label={labels.order} hint="Small numbers come first" />
      <SwitchInput control={control} name="show_in_filter" label={labels.show_in_filter} />
      <SwitchInput control={control} name="is_main" label={labels.is_main} />
      <SwitchInput control={control} name="is_origin" label={labels.is_origin} />
    </>
  );
}
