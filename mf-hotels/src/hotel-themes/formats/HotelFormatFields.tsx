import type { hotelFormats } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, SwitchInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { hotelFormat } from './hotelFormat';

function HotelFormatFields({ field }: FieldsProps<typeof hotelFormats>) {
  return (
    <>
      <NamesInput {...field('names')} />
      <SwitchInput {...field('show_in_filter')} />
      <NumberInput {...field('order')} />
    </>
  );
}

export const Dialog = dialogOf(hotelFormat, HotelFormatFields);
