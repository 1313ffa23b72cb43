import { EntityInput } from '@itinera/shared/choices';
import type { regions } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type ContractControl } from '@itinera/shared/forms';
import { countryChoice } from '../parents';

export const labels = {
  country_id: 'Country',
  name: 'Working name',
  names: 'Name',
  show_in_filter: 'Show in filters',
  order: 'Order',
} as const;

export function RegionFields({ control }: { control: ContractControl<typeof regions.createInput> }) {
  return (
    <>
      <EntityInput control={control} name="country_id" required {...countryChoice} />
      <TextInput
        control={control}
        name="name"
        label={labels.name}
        required
        hint="What the region is called where it has no name in a language"
      />
      <NamesInput control={control} name="names" label={labels.names} />
      <NumberInput control={control} name="order" label={labels.order} hint="Small numbers come first" />
      <SwitchInput control={control} name="show_in_filter" label={labels.show_in_filter} />
    </>
  );
}
