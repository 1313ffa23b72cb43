import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import type { resorts } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, type FieldsProps } from '@itinera/shared/forms';
import { choiceOf, toRegion } from '../../forms/choices';
import { dialogOf } from '../../forms/dialogOf';
import { city } from '../cities/city';
import { resort } from './resort';

function ResortFields({ field }: FieldsProps<typeof resorts>) {
  return (
    <>
      <CascadeInput {...field('region_id')} levels={toRegion} />
      <EntityInput {...field('city_id')} {...choiceOf(city)} />
      <NamesInput {...field('names')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('show_in_filter')} />
    </>
  );
}

export const Dialog = dialogOf(resort, ResortFields);
