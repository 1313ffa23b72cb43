import type { FieldValues } from 'react-hook-form';
import { rateReader } from '../read/readRate';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

/** Form field for an exchange rate: typed with up to six decimals, stored in millionths. */
export function RateInput<I extends FieldValues, O>(props: FieldProps<I, O>) {
  return (
    <TypedInput
      {...props}
      reader={rateReader}
      inputMode="decimal"
      sx={{ '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
