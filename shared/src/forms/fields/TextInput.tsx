import { Controller, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { LineInput } from './LineInput';

interface TextInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** Number of lines, for longer text. */
  rows?: number;
}

export function TextInput<I extends FieldValues, O>({ control, name, rows, ...frame }: TextInputProps<I, O>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <LineInput
          {...frame}
          {...field}
          inputRef={ref}
          value={value ?? ''}
          multiline={rows !== undefined}
          minRows={rows}
          problem={error?.message}
        />
      )}
    />
  );
}
