import { InputAdornment } from '@itinera/shared/ui';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAmountOf } from '../clash/amounts';
import { moneyReader } from '../read/readMoney';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';
import { useReadAgain } from './useReadAgain';

interface MoneyInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** Code of ISO 4217; empty while it is not chosen: what is typed is kept as text until then. */
  currency: string;
  /** Amount that is shown while the value is null, and that the form saves then. What is cleared is `''`, and needs an amount. */
  suggested?: number | undefined;
  /** What follows from the amount. */
  note?: string | undefined;
}

/**
 * Form field for an amount: typed in major units, stored in minor ones. An amount that was typed here is read again when only its currency
 * changes: it is the number that was typed.
 */
export function MoneyInput<I extends FieldValues, O>({ currency, ...props }: MoneyInputProps<I, O>) {
  useAmountOf(props.control, props.name, currency);
  const reader = useMemo(() => moneyReader(currency), [currency]);
  useReadAgain(props, currency);
  return (
    <TypedInput
      {...props}
      empty={'suggested' in props ? '' : null}
      label={currency === '' ? props.label : `${props.label}, ${currency}`}
      reader={reader}
      inputMode="decimal"
      endAdornment={
        <InputAdornment position="end" aria-hidden>
          {currency}
        </InputAdornment>
      }
      sx={{ '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
