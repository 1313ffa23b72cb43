import type { hotelTypes } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { hotelType } from './hotelType';

function HotelTypeFields({ field }: FieldsProps<typeof hotelTypes>) {
  return (
    <>
      <NamesInput {...field('names')} />
      <SwitchInput {...field('show_in_filter')} />
      <NumberInput {...field('order')} />
    </>
  );
}

export const Dialog = dialogOf(hotelType, HotelTypeFields);
