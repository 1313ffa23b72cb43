import type { boardingTypes } from '@itinera/shared/contracts';
import { NamesInput, NumberInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { boardingType } from './boardingType';

function BoardingTypeFields({ field }: FieldsProps<typeof boardingTypes>) {
  return (
    <>
      <NamesInput {...field('names')} />
      <TextInput {...field('code')} />
      <NumberInput {...field('order')} />
    </>
  );
}

export const Dialog = dialogOf(boardingType, BoardingTypeFields);
