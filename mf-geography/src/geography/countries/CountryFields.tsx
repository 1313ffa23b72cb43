import type { countries } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type ContractControl } from '@itinera/shared/forms';

export const labels = {
  names: 'Name',
  iso2: 'ISO code',
  show_in_filter: 'Show in filters',
  order: 'Order',
} as const;

export function CountryFields({ control }: { control: ContractControl<typeof countries.createInput> }) {
  return (
    <>
      <NamesInput control={control} name="names" label={labels.names} />
      <TextInput
        control={control}
        name="iso2"
        label={labels.iso2}
        hint="The two letters of ISO 3166, such as LV"
      />
      <NumberInput control={control} name="order" label={labels.order} hint="Small numbers come first" />
      <SwitchInput control={control} name="show_in_filter" label={labels.show_in_filter} />
    </>
  );
}
