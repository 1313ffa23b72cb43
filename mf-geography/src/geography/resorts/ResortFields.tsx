import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import type { resorts } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, type ContractControl } from '@itinera/shared/forms';
import { cityChoice, toRegion } from '../parents';

export const labels = {
  region_id: 'Region',
  city_id: 'City',
  names: 'Name',
  show_in_filter: 'Show in filters',
  order: 'Order',
} as const;

export function ResortFields({ control }: { control: ContractControl<typeof resorts.createInput> }) {
  return (
    <>
      <CascadeInput control={control} name="region_id" levels={toRegion} required />
      <EntityInput control={control} name="city_id" {...cityChoice} hint="The city it belongs to, if any" />
      <NamesInput control={control} name="names" label={labels.names} />
      <NumberInput control={control} name="order" label={labels.order} hint="Small numbers come first" />
      <SwitchInput control={control} name="show_in_filter" label={labels.show_in_filter} />
    </>
  );
}
