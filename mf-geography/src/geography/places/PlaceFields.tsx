import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import type { places } from '@itinera/shared/contracts';
import { NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, toResort } from '../../forms/choices';
import { dialogOf } from '../../forms/dialogOf';
import { city } from '../cities/city';
import { place } from './place';

function PlaceFields({ field }: FieldsProps<typeof places>) {
  return (
    <>
      <CascadeInput {...field('resort_id')} levels={toResort} />
      <TextInput {...field('name')} />
      <SwitchInput {...field('is_city')} />
      <EntityInput {...field('city_id')} {...choiceOf(city)} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(place, PlaceFields);
