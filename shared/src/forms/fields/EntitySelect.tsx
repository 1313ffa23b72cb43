import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

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
}

/** Chooses one entry of a reference collection by typing part of its name. */
export function EntitySelect<C extends AnyCollection>(props: EntitySelectProps<C>) {
  const { label, collection, query, nameOf, value, onChange, disabled = false } = props;
  const { data, error, isLoading } = useList(collection, query);
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
        <TextField {...params} label={label} error={error !== null} helperText={error?.message} />
      )}
    />
  );
}

const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? String(entity.id) : '';
