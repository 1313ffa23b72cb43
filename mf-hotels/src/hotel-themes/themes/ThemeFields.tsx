import type { hotelThemes } from '@itinera/shared/contracts';
import { NumberInput, TextInput, type FieldsProps } from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { theme } from './theme';

function ThemeFields({ field }: FieldsProps<typeof hotelThemes>) {
  return (
    <>
      <TextInput {...field('name')} />
      <NumberInput {...field('weight')} />
    </>
  );
}

export const Dialog = dialogOf(theme, ThemeFields);
