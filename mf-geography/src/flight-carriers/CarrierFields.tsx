import { EntityInput } from '@itinera/shared/choices';
import type { flightCarriers } from '@itinera/shared/contracts';
import { ImageInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, dialogOf } from '@itinera/shared/kinds/dialogs';
import { country } from '../geography/countries/country';
import { carrier } from './carrier';

function CarrierFields({ field }: FieldsProps<typeof flightCarriers>) {
  return (
    <>
      <TextInput {...field('name')} />
      <TextInput {...field('iata_code')} />
      <TextInput {...field('icao_code')} />
      <EntityInput {...field('country_id')} {...choiceOf(country)} />
      <ImageInput {...field('logo_file_name')} />
      <TextInput {...field('baggage_note')} rows={2} />
      <SwitchInput {...field('is_charter')} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}

export const Dialog = dialogOf(carrier, CarrierFields);
