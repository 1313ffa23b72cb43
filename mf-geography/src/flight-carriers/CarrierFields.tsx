import { EntityInput } from '@itinera/shared/choices';
import type { flightCarriers } from '@itinera/shared/contracts';
import { ImageInput, SwitchInput, TextInput, type ContractControl } from '@itinera/shared/forms';
import { countryChoice } from '../geography/parents';

export const labels = {
  name: 'Name',
  iata_code: 'IATA code',
  icao_code: 'ICAO code',
  country_id: 'Country',
  logo_file_name: 'Logo',
  baggage_note: 'Baggage',
  is_charter: 'Charter',
  is_active: 'Active',
} as const;

export function CarrierFields({ control }: { control: ContractControl<typeof flightCarriers.createInput> }) {
  return (
    <>
      <TextInput control={control} name="name" label={labels.name} required />
      <TextInput
        control={control}
        name="iata_code"
        label={labels.iata_code}
        hint="Two letters or digits, such as BT"
      />
      <TextInput
        control={control}
        name="icao_code"
        label={labels.icao_code}
        hint="Three letters, such as BTI"
      />
      <EntityInput control={control} name="country_id" {...countryChoice} />
      <ImageInput control={control} name="logo_file_name" label={labels.logo_file_name} />
      <TextInput
        control={control}
        name="baggage_note"
        label={labels.baggage_note}
        rows={2}
        hint="What passengers may bring"
      />
      <SwitchInput control={control} name="is_charter" label={labels.is_charter} />
      <SwitchInput control={control} name="is_active" label={labels.is_active} />
    </>
  );
}
