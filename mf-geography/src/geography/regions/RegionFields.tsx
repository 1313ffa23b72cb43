import { EntityInput } from '@itinera/shared/choices';
import type { regions } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, dialogOf } from '@itinera/shared/kinds/dialogs';
import { country } from '../countries/country';
import { region } from './region';

function RegionFields({ field }: FieldsProps<typeof regions>) {
  return (
    <>
      <EntityInput {...field('country_id')} {...choiceOf(country)} />
      <TextInput {...field('name')} />
      <NamesInput {...field('names')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(region, RegionFields);
