import { CascadeInput } from '@itinera/shared/choices';
import { regions, type resorts } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import { NamesInput, NumberInput, SwitchInput, useWatch, type FieldsProps } from '@itinera/shared/forms';
import { toRegion } from '../../forms/choices';
import { CityInput } from '../../forms/CityInput';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { resort } from './resort';

function ResortFields({ control, field, clear }: FieldsProps<typeof resorts>) {
  const region_id = useWatch({ control, name: 'region_id' }) || undefined;
  const { data: region } = useChosen(regions, region_id);
  return (
    <>
      <CascadeInput
        {...field('region_id')}
        levels={toRegion}
        onChosen={(id) => id === undefined && clear('city_id')}
      />
      <CityInput {...field('city_id')} country_id={region?.country_id} />
      <NamesInput {...field('names')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(resort, ResortFields);
