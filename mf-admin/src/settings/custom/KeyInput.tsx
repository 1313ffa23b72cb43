import { TextInput, useController, useWatch, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { useEffect, useRef } from 'react';
import { keyOf } from './keyOf';

interface KeyInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** Path of the label that suggests the key. */
  from: string;
  /** Whether the key follows the label until another one is typed. */
  isFree: boolean;
}

/** Input for the key of a new field, or for the value of a new option; suggested by the label. */
export function KeyInput<I extends FieldValues, O>({ from, isFree, ...props }: KeyInputProps<I, O>) {
  const { control, name } = props;
  const label: unknown = useWatch({ control: control as never, name: from as never });
  const { field } = useController({ control, name });
  const suggested = useRef('');
  const { value, onChange } = field;
  useEffect(() => {
    const next = typeof label === 'string' ? keyOf(label) : '';
    if (isFree && (value ?? '') === suggested.current && next !== suggested.current) {
      suggested.current = next;
      onChange(next);
    }
  }, [isFree, label, value, onChange]);
  return <TextInput {...props} />;
}
