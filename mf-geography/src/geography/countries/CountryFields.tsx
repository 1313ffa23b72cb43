import type { countries } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { country } from './country';

function CountryFields({ field }: FieldsProps<typeof countries>) {
  return (
    <>
      <NamesInput {...field('names')} />
      <TextInput {...field('iso2')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(country, CountryFields);
