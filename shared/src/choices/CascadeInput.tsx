import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { CascadeSelect } from './CascadeSelect';
import type { Level } from './level';

type CascadeInputProps<I extends FieldValues, O> = Omit<FieldProps<I, O>, 'label'> & {
  levels: readonly [Level, ...Level[]];
};

/** Form field for the id of an entry on the last level, selected from the first level down. */
export function CascadeInput<I extends FieldValues, O>({
  control,
  name,
  ...select
}: CascadeInputProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <CascadeSelect
      {...select}
      value={field.value || undefined}
      onChange={(id) => field.onChange(id ?? null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={fieldState.error && problemIn(select.levels, fieldState.error.message)}
    />
  );
}

/** The last level is empty also when a level above is, so the message names all of them. */
const problemIn = (levels: readonly Level[], message = '') => {
  const names = levels.map(({ label }) => label.toLowerCase());
  return message.startsWith('Choose')
    ? `Choose ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
    : message;
};
