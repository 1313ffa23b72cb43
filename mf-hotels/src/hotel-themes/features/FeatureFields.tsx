import type { features } from '@itinera/shared/contracts';
import {
  NamesInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  type FieldsProps,
} from '@itinera/shared/forms';
import { dialogOf } from '@itinera/shared/kinds/dialogs';
import { feature } from './feature';
import { groupOptions } from './groupLabels';

function FeatureFields({ field }: FieldsProps<typeof features>) {
  return (
    <>
      <SelectInput {...field('group')} hint={undefined} options={groupOptions} />
      <TextInput {...field('name')} />
      <NamesInput {...field('names')} />
      <TextInput {...field('icon')} />
      <NumberInput {...field('order')} />
      <SwitchInput {...field('is_filter')} />
    </>
  );
}

export const Dialog = dialogOf(feature, FeatureFields);
