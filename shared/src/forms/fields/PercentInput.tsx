import { InputAdornment } from '@itinera/shared/ui';
import type { FieldValues } from 'react-hook-form';
import { percentReader } from '../read/readPercent';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

/** Form field for a percentage: typed in percent, stored in basis points. */
export function PercentInput<I extends FieldValues, O>(props: FieldProps<I, O>) {
  return (
    <TypedInput
      {...props}
      label={`${props.label}, %`}
      reader={percentReader}
      inputMode="decimal"
      endAdornment={
        <InputAdornment position="end" aria-hidden>
          %
        </InputAdornment>
      }
      sx={{ '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
