import { CascadeInput } from '@itinera/shared/choices';
import { resorts, type places } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { NumberInput, SwitchInput, TextInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { toResort } from '../../forms/choices';
import { CityInput } from '../../forms/CityInput';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { place } from './place';

function PlaceFields({ control, field, clear }: FieldsProps<typeof places>) {
  const resort_id = useWatch({ control, name: 'resort_id' }) || undefined;
  const { data: resort } = useChosen(resorts, resort_id, { with_data: true });
  return (
    <>
      <CascadeInput
        {...field('resort_id')}
        levels={toResort}
        onChosen={(id) => id === undefined && clear('city_id')}
      />
      <TextInput {...field('name')} />
      <SwitchInput {...field('is_city')} />
      <CityInput {...field('city_id')} country_id={resort?.region?.country_id} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(place, PlaceFields);
