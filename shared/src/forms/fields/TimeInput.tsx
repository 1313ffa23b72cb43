import type { FieldValues } from 'react-hook-form';
import { timeReader } from '../read/readTime';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

/** A time of day on the spot, `HH:mm`. */
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
