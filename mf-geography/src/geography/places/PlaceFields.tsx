import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import type { places } from '@itinera/shared/contracts';
import { NumberInput, SwitchInput, TextInput, type ContractControl } from '@itinera/shared/forms';
import { cityChoice, toResort } from '../parents';

export const labels = {
  resort_id: 'Resort',
  name: 'Name',
  is_city: 'Is city',
  city_id: 'City',
  show_in_filter: 'Show in filters',
  order: 'Order',
} as const;

export function PlaceFields({ control }: { control: ContractControl<typeof places.createInput> }) {
  return (
    <>
      <CascadeInput control={control} name="resort_id" levels={toResort} required />
      <TextInput control={control} name="name" label={labels.name} required />
      <SwitchInput control={control} name="is_city" label={labels.is_city} />
      <EntityInput control={control} name="city_id" {...cityChoice} hint="The city it belongs to, if any" />
      <NumberInput control={control} name="order" label={labels.order} hint="Small numbers come first" />
      <SwitchInput control={control} name="show_in_filter" label={labels.show_in_filter} />
    </>
  );
}
