import type { ComponentProps } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { Reader } from '../read/reader';
import type { Unreadable } from '../read/unreadable';
import type { FieldProps } from './fieldProps';
import { LineInput } from './LineInput';
import { useTyped } from './useTyped';

interface TypedInputProps<I extends FieldValues, O, T>
  extends
    FieldProps<I, O>,
    Pick<ComponentProps<typeof LineInput>, 'inputMode' | 'endAdornment' | 'sx' | 'placeholder'> {
  reader: Reader<T>;
  empty?: null | '';
  /** Shown while the value is null: what is meant unless something else is typed. `empty` is then ''. */
  suggested?: T | undefined;
  /** What follows from the value; how an ambiguous one was read comes first. */
  note?: string | undefined;
}

/** Form field whose value is typed as text and stored as something else. Invalid text is kept. */
export function TypedInput<I extends FieldValues, O, T>({
  control,
  name,
  reader,
  empty,
  suggested,
  note,
  ...frame
}: TypedInputProps<I, O, T>) {
  const { field, fieldState } = useController({ control, name });
  const value: T | Unreadable | null = field.value ?? suggested ?? null;
  const { text, doubt, meaning, type, stopTyping } = useTyped<T>(reader, value, field.onChange, empty);
  return (
    <LineInput
      {...frame}
      hint={meaning ?? frame.hint}
      note={doubt ?? note}
      name={field.name}
      inputRef={field.ref}
      autoComplete="off"
      value={text}
      onChange={type}
      onBlur={() => {
        stopTyping();
        field.onBlur();
      }}
      problem={fieldState.error?.message}
    />
  );
}
