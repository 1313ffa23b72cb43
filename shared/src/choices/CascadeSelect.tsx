import { useChosen } from '@itinera/shared/data';
import { useState, type Ref } from 'react';
import { EntitySelect } from './EntitySelect';
import type { Level } from './level';

interface CascadeSelectProps {
  /** Levels from widest to narrowest; the entry of the last one is the value. */
  levels: readonly [Level, ...Level[]];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  onBlur?: () => void;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  problem?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Selects an entry by levels: each level offers the entries of the level above, and clears the levels below on change. A given value
 * fills all levels, from its entry upwards.
 */
export function CascadeSelect({
  levels,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  hint,
  problem,
  inputRef,
}: CascadeSelectProps) {
  // Entries selected here; those of an external value have to be loaded.
  const [here, setHere] = useState<{ value?: string | undefined; above?: string | undefined }>({});
  const { label, collection, query, nameOf, above } = levels[levels.length - 1] ?? levels[0];
  const [top, ...rest] = levels.slice(0, -1);
  const isChosenHere = here.value === value;
  const { data: entry } = useChosen(collection, above === undefined || isChosenHere ? undefined : value);
  const idAbove = isChosenHere || above === undefined ? here.above : fieldOf(entry, above);

  return (
    <>
      {top && (
        <CascadeSelect
          levels={[top, ...rest]}
          value={idAbove}
          onChange={(id) => {
            setHere({ above: id });
            onChange(undefined);
          }}
          required={required}
          disabled={disabled}
        />
      )}
      <EntitySelect
        label={label}
        collection={collection}
        query={above === undefined ? query : { ...query, [above]: idAbove }}
        nameOf={nameOf}
        value={value}
        onChange={(id) => {
          setHere({ value: id, above: idAbove });
          onChange(id);
        }}
        onBlur={onBlur}
        disabled={disabled || (above !== undefined && idAbove === undefined)}
        required={required}
        hint={hint}
        problem={problem}
        inputRef={inputRef}
      />
    </>
  );
}

function fieldOf(entry: unknown, name: string): string | undefined {
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
