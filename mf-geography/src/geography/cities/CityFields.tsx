import { EntityInput } from '@itinera/shared/choices';
import type { cities } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, dialogOf } from '@itinera/shared/kinds/dialogs';
import { country } from '../countries/country';
import { city } from './city';

function CityFields({ field }: FieldsProps<typeof cities>) {
  return (
    <>
      <EntityInput {...field('country_id')} {...choiceOf(country)} />
      <NamesInput {...field('names')} />
      <TextInput {...field('iata')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
      <SwitchInput {...field('is_main')} />
      <SwitchInput {...field('is_origin')} />
    </>
  );
}

export const Dialog = dialogOf(city, CityFields);
