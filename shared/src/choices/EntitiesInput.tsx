import type { AnyCollection } from '@itinera/shared/contracts';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { EntitiesSelect } from './EntitiesSelect';
import type { OptionSource } from './useOptions';

type EntitiesInputProps<C extends AnyCollection, I extends FieldValues, O> = FieldProps<I, O> &
  OptionSource<C>;

/** Form field for the ids of several entries. */
export function EntitiesInput<C extends AnyCollection, I extends FieldValues, O>(
  props: EntitiesInputProps<C, I, O>,
) {
  const { control, name, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  return (
    <EntitiesSelect
      {...select}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={error?.message ?? firstMessageIn(error)}
    />
  );
}

/** A contract may report a single id instead of the list. */
function firstMessageIn(error: unknown): string | undefined {
  const complaint: unknown = Array.isArray(error) ? error.find(Boolean) : undefined;
  return typeof complaint === 'object' && complaint !== null && 'message' in complaint
    ? String(complaint.message)
    : undefined;
}
