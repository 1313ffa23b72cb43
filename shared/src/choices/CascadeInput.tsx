import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { CascadeSelect } from './CascadeSelect';
import type { Level } from './level';

type CascadeInputProps<I extends FieldValues, O> = Omit<FieldProps<I, O>, 'label'> & {
  levels: readonly [Level, ...Level[]];
};

/** A field that holds the id of an entry of the last level, found from the first level down. */
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

/** Nothing chosen in the last level may be wanting in one above. */
const problemIn = (levels: readonly Level[], message = '') => {
  const names = levels.map(({ label }) => label.toLowerCase());
  return message.startsWith('Choose')
    ? `Choose ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
    : message;
};
