import {
  isUnreadable,
  LineInput,
  textOf,
  useController,
  type FieldProps,
  type FieldValues,
  type Reader,
} from '@itinera/shared/forms';
import { useState } from 'react';

interface ListInputProps<I extends FieldValues, O, T> extends FieldProps<I, O> {
  reader: Reader<T[]>;
}

/** Form field for a short list typed in one line, such as ages or tags. */
export function ListInput<I extends FieldValues, O, T>({
  control,
  name,
  reader,
  ...frame
}: ListInputProps<I, O, T>) {
  const { field, fieldState } = useController({ control, name });
  // While typing, the raw text is kept: a trailing comma must not disappear.
  const [typing, setTyping] = useState<string>();
  const value: unknown = field.value;
  const shown = isUnreadable(value) || Array.isArray(value) ? value : [];
  return (
    <LineInput
      {...frame}
      name={field.name}
      inputRef={field.ref}
      autoComplete="off"
      value={typing ?? textOf(reader, shown)}
      onChange={(typed) => {
        setTyping(typed);
        field.onChange(typed.trim() === '' ? [] : reader.read(typed));
      }}
      onBlur={() => {
        setTyping(undefined);
        field.onBlur();
      }}
      problem={problemIn(fieldState.error)}
    />
  );
}

/** First error of the list or of its entries, because the field shows one. */
function problemIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  const entries: unknown[] = Array.isArray(error) ? error : [];
  return entries.map(problemIn).find((problem) => problem !== undefined);
}
