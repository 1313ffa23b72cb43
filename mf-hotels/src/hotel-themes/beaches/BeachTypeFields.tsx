import type { beachTypes } from '@itinera/shared/contracts';
import { NamesInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { beachType } from './beachType';

function BeachTypeFields({ field }: FieldsProps<typeof beachTypes>) {
  return (
    <>
      <TextInput {...field('name')} />
      <NamesInput {...field('names')} />
    </>
  );
}

export const Dialog = dialogOf(beachType, BeachTypeFields);
