import type { roomTypes } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf, Pair } from '@itinera/shared/kinds/dialogs';
import { roomType } from './roomType';

function RoomTypeFields({ field }: FieldsProps<typeof roomTypes>) {
  return (
    <>
      <NamesInput {...field('names')} />
      <Pair>
        <TextInput {...field('code')} />
        <NumberInput {...field('order')} />
      </Pair>
      <Pair>
        <NumberInput {...field('max_adults')} />
        <NumberInput {...field('max_children')} />
      </Pair>
      <NumberInput {...field('max_guests')} />
    </>
  );
}

export const Dialog = dialogOf(roomType, RoomTypeFields);
