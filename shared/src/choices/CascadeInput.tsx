import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { CascadeSelect } from './CascadeSelect';
import type { Level } from './level';

type CascadeInputProps<I extends FieldValues, O> = Omit<FieldProps<I, O>, 'label'> & {
  levels: readonly [Level, ...Level[]];
  /** Called when a person has selected another entry or none, also by a change of a level above. */
  onChosen?: (id: string | undefined) => void;
};

/** Form field for the id of an entry on the last level, selected from the first level down. */
export function CascadeInput<I extends FieldValues, O>({
  control,
  name,
  onChosen,
  ...select
}: CascadeInputProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <CascadeSelect
      {...select}
      value={field.value || undefined}
      onChange={(id) => {
        field.onChange(id ?? null);
        onChosen?.(id);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={fieldState.error && (field.value ? fieldState.error.message : missingIn(select.levels))}
    />
  );
}

/** An id that is not selected in the last level may be missing in one above. */
const missingIn = (levels: readonly Level[]) => {
  const names = levels.map(({ label }) => label.toLowerCase());
  return `Choose ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
};
