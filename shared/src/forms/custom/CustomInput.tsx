import type { CustomField } from '@itinera/shared/contracts';
import { useStaff } from '@itinera/shared/data';
import type { Control, FieldValues } from 'react-hook-form';
import { ChecksInput } from '../fields/ChecksInput';
import { DateInput } from '../fields/DateInput';
import { MoneyInput } from '../fields/MoneyInput';
import { NumberInput } from '../fields/NumberInput';
import { SelectInput } from '../fields/SelectInput';
import { SwitchInput } from '../fields/SwitchInput';
import { TextInput } from '../fields/TextInput';

interface CustomInputProps {
  control: Control<FieldValues>;
  /** Path of the value in the form. */
  name: string;
  field: CustomField;
}

/** Hint, if the definition has none. */
function hintOf({ help, pattern, is_editable }: CustomField): string | undefined {
  if (!is_editable) return help ?? 'Your role can’t change this field';
  return help ?? (pattern ? `Such as ${pattern}: # is a digit, A a letter` : undefined);
}

/** Input of a custom field, by its type. Read-only for roles that may only see the field. */
export function CustomInput({ control, name, field }: CustomInputProps) {
  const { label, type, options, required, is_editable, currency } = field;
  const staff = useStaff(type === 'user');
  const hint = hintOf(field);
  const props = {
    control,
    name,
    label,
    required: required && is_editable === true,
    disabled: !is_editable,
    ...(hint !== undefined && { hint }),
  };
  switch (type) {
    case 'number':
      return <NumberInput {...props} />;
    case 'money':
      return <MoneyInput {...props} currency={currency ?? 'EUR'} />;
    case 'date':
      return <DateInput {...props} />;
    case 'boolean':
      return <SwitchInput {...props} />;
    case 'select':
      return <SelectInput {...props} options={options} />;
    case 'user':
      return <SelectInput {...props} options={staff} />;
    case 'multiselect':
      return <ChecksInput {...props} options={options} />;
    case 'textarea':
      return <TextInput {...props} rows={3} />;
    default:
      return <TextInput {...props} />;
  }
}
