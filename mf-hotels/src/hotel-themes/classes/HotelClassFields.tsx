import type { hotelClasses } from '@itinera/shared/contracts';
import { NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { PresetNotice } from '../parts/PresetNotice';
import { hotelClass } from './hotelClass';

function HotelClassFields({ control, field }: FieldsProps<typeof hotelClasses>) {
  return (
    <>
      <TextInput {...field('name')} />
      <PresetNotice control={control} />
      <SwitchInput {...field('show_in_filter')} />
      <NumberInput {...field('order')} />
    </>
  );
}

export const Dialog = dialogOf(hotelClass, HotelClassFields);
