import type { FieldValues } from 'react-hook-form';
import { numberReader } from '../read/readNumber';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

/**
 * Form field for a number, with comma or point; an empty input is `null`, and the contract decides whether
 * that is valid.
 */
export function NumberInput<I extends FieldValues, O>(props: FieldProps<I, O>) {
  return <TypedInput {...props} reader={numberReader} inputMode="decimal" />;
}
