import type { FieldValues } from 'react-hook-form';
import { millionthsReader, rateReader } from '../read/readRate';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

interface RateInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** Value as exact text; otherwise millionths, for remotes of earlier releases. */
  exact?: boolean;
}

/** Form field for an exchange rate: a decimal, or `1/30512` for rates that no decimal expresses exactly. */
export function RateInput<I extends FieldValues, O>({ exact, ...props }: RateInputProps<I, O>) {
  const input = {
    inputMode: exact ? ('text' as const) : ('decimal' as const),
    sx: { '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
  };
  return exact ? (
    <TypedInput {...props} {...input} reader={rateReader} />
  ) : (
    <TypedInput {...props} {...input} reader={millionthsReader} />
  );
}
