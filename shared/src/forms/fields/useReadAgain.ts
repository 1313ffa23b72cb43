import { useEffect, useRef } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { readAgain } from '../read/readMoney';
import { same } from '../same';
import type { FieldProps } from './fieldProps';

/** Reads a typed amount again when its currency is chosen or changed. Not one that came with it, such as from a draft, or that is saved. */
export function useReadAgain<I extends FieldValues, O>(
  { control, name }: Pick<FieldProps<I, O>, 'control' | 'name'>,
  currency: string,
): void {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange } = field;
  const { isDirty } = fieldState;
  const last = useRef<{ currency: string; value: unknown }>({ currency, value });
  useEffect(() => {
    const before = last.current;
    // While none is chosen, an amount is still one of the currency before.
    last.current = { currency: currency || before.currency, value };
    if (currency === '' || currency === before.currency || !isDirty || !same(value, before.value)) return;
    onChange(readAgain(value, before.currency, currency));
  }, [currency, value, isDirty, onChange]);
}
