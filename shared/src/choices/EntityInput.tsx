import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import type { AnyCollection } from '@itinera/shared/contracts';
import { EntitySelect, type EntitySelectProps } from './EntitySelect';
import type { OptionSource } from './useOptions';

type EntityInputProps<C extends AnyCollection, I extends FieldValues, O> = FieldProps<I, O> &
  OptionSource<C> &
  Pick<EntitySelectProps<C>, 'create'> & {
    /** Called when a person has selected another entry, or none. */
    onChosen?: (id: string | undefined) => void;
  };

/** Form field for the id of an entry; `null` when empty. */
export function EntityInput<C extends AnyCollection, I extends FieldValues, O>(
  props: EntityInputProps<C, I, O>,
) {
  const { control, name, onChosen, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <EntitySelect
      {...select}
      value={field.value || undefined}
      onChange={(id) => {
        field.onChange(id ?? null);
        onChosen?.(id);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={fieldState.error?.message}
    />
  );
}
