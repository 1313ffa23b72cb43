import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface EntitySelectProps<C extends AnyCollection> {
  label: string;
  /** A reference collection: its list without `page` is complete. */
  collection: C;
  query: Query<C>;
  /** What an entry is called. */
  nameOf: (entity: Entity<C>) => string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  disabled?: boolean;
  required?: boolean;
  /** What is wrong with the choice and how to mend it. */
  problem?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one entry of a reference collection by typing part of its name. */
export function EntitySelect<C extends AnyCollection>(props: EntitySelectProps<C>) {
  const { label, collection, query, nameOf, value, onChange, disabled = false, required = false, inputRef } = props;
  const { data, error, isLoading } = useList(collection, query);
  const problem = props.problem ?? error?.message;
  const options = (data?.result ?? []).map((entity) => ({ id: idOf(entity), name: nameOf(entity) }));
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_event, option) => onChange(option?.id)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isLoading}
      disabled={disabled}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required={required}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}

const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
