import { roles, staffRoles, type CustomEntity, type customFields } from '@itinera/shared/contracts';
import { roleNames } from '@itinera/shared/format';
import {
  ChecksInput,
  EntityDialog,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useFormState,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { Box } from '@itinera/shared/ui';
import { createContext, use } from 'react';
import { customField } from './field';
import { mayPartnersSee, typeNames } from './fieldWords';
import { KeyInput } from './KeyInput';
import { Preview } from './Preview';
import { RuleInputs } from './RuleInputs';

type Props = FieldsProps<typeof customFields>;

const typeOptions = Object.entries(typeNames).map(([value, label]) => ({ value, label }));
const optionsOf = (some: readonly (keyof typeof roleNames)[]) =>
  some.map((value) => ({ value, label: roleNames[value] }));

/** Whether the field exists already: then what gives its values a meaning can't be changed. */
const Existing = createContext(false);

/** Empty values for what belongs to one type, because another type would refuse it. */
const ofNoType = {
  options: [],
  default_value: null,
  min: null,
  max: null,
  max_length: null,
  pattern: null,
  currency: null,
};

function FieldInputs({ control, field, fill }: Props) {
  const exists = use(Existing);
  const { defaultValues } = useFormState({ control });
  const entity = useWatch({ control, name: 'entity' }) ?? defaultValues?.entity ?? 'booking';
  const seen = mayPartnersSee(entity) ? roles : staffRoles;
  return (
    <>
      <TextInput {...field('label')} />
      <KeyInput {...field('key')} from="label" disabled={exists} isFree={!exists} />
      <SelectInput {...field('type')} options={typeOptions} onChosen={() => fill(ofNoType)} />
      <RuleInputs control={control} field={field} />
      <TextInput {...field('help')} />
      <Preview control={control} />
      <Pair>
        <TextInput {...field('group')} />
        <NumberInput {...field('order')} />
      </Pair>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <SwitchInput {...field('show_in_form')} />
        <SwitchInput {...field('show_in_list')} />
        <SwitchInput {...field('show_in_filter')} />
      </Box>
      <ChecksInput {...field('visible_roles')} options={optionsOf(seen)} />
      <ChecksInput {...field('editable_roles')} options={optionsOf(staffRoles)} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}

interface FieldDialogProps {
  id: string | undefined;
  /** Initial values of a new field: its kind of entry, and its place at the end. */
  start: { entity: CustomEntity; order: number };
  onClose: () => void;
}

/** Adds or edits a custom field. */
export const FieldDialog = ({ id, start, onClose }: FieldDialogProps) => (
  <Existing value={id !== undefined}>
    <EntityDialog words={customField} Fields={FieldInputs} id={id} start={start} onClose={() => onClose()} />
  </Existing>
);
