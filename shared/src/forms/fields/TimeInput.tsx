import type { FieldValues } from 'react-hook-form';
import { timeReader } from '../read/readTime';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

/** Form field for a local time of day, `HH:mm`. */
export function TimeInput<I extends FieldValues, O>(props: FieldProps<I, O>) {
  return (
    <TypedInput
      {...props}
      reader={timeReader}
      empty={props.required ? '' : null}
      inputMode="numeric"
      placeholder="HH:mm"
    />
  );
}
