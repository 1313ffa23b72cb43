import type { hotelChains } from '@itinera/shared/contracts';
import { NumberInput, SwitchInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { PresetNotice } from '../parts/PresetNotice';
import { hotelChain } from './hotelChain';

function HotelChainFields({ control, field }: FieldsProps<typeof hotelChains>) {
  return (
    <>
      <TextInput {...field('name')} />
      <PresetNotice control={control} />
      <SwitchInput {...field('show_in_filter')} />
      <NumberInput {...field('order')} />
    </>
  );
}

export const Dialog = dialogOf(hotelChain, HotelChainFields);
