import { useWatch, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { SwitchInput } from './SwitchInput';

interface FreeInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** What the form holds of the amounts that something is sold for. */
  amounts: readonly unknown[];
}

/** Whether 0 is meant: asked as soon as one of the amounts is 0, which often means that there is no price. */
export function FreeInput<I extends FieldValues, O>({ amounts, ...props }: FreeInputProps<I, O>) {
  const isFree: unknown = useWatch({ control: props.control, name: props.name });
  return amounts.includes(0) || isFree === true ? <SwitchInput {...props} /> : null;
}
