import type { FieldTexts } from '@itinera/shared/ui';
import Autocomplete from '@mui/material/Autocomplete';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { besideField } from '../besideField';
import { ChoiceFrame } from '../ChoiceFrame';
import { EntityChip } from '../EntityChip';
import { otherNameFound } from '../names';
import { SmallPrint } from '../SmallPrint';
import { useSameOptions } from '../useSameOptions';
import { useSecondRender } from '../useSecondRender';
import type { MixedSource } from './mixedSource';
import type { MixedOption } from './rankOptions';
import { useMixedOptions } from './useMixedOptions';

/** Ids by the key of their source. */
export type MixedValue = Readonly<Record<string, readonly string[] | undefined>>;

interface MixedSelectProps extends FieldTexts {
  sources: readonly MixedSource[];
  value: MixedValue;
  onChange: (value: Record<string, string[]>) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Autocomplete for entries of several collections, such as a country or a hotel; each is a chip that can be removed. */
export function MixedSelect({
  sources,
  value,
  onChange,
  inputRef,
  disabled = false,
  ...frame
}: MixedSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasFocused, setFocused] = useState(false);
  const ids = (key: string) => value[key] ?? [];
  const isEmpty = sources.every(({ key }) => ids(key).length === 0);
  const options = useMixedOptions(sources, wasFocused || !isEmpty);
  const { loaded, shown, typed, isLoading, problem, search } = options;
  const chosen = useSameOptions(
    sources.flatMap(({ key, noun }) =>
      ids(key).map(
        (id): MixedOption =>
          loaded.find((option) => option.key === key && option.id === id) ?? {
            key,
            id,
            name: '',
            noun,
            within: undefined,
          },
      ),
    ),
  );

  useSecondRender(isOpen, shown);
  return (
    <Autocomplete
      {...besideField}
      // Names with their parents need more width than the field has.
      slotProps={{ ...besideField.slotProps, paper: { sx: { minWidth: { sm: 400 } } } }}
      multiple
      autoHighlight
      filterSelectedOptions
      options={shown}
      filterOptions={(all) => all}
      value={chosen}
      onInputChange={(_event, text, reason) => search(reason === 'input' ? text : '')}
      onChange={(_event, now) =>
        onChange(
          Object.fromEntries(
            sources.map(({ key }) => [key, now.filter((one) => one.key === key).map(({ id }) => id)]),
          ),
        )
      }
      // Enter selects. Before there are options, it must not search.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key, id }) => `${key} ${id}`}
      isOptionEqualToValue={(one, other) => one.key === other.key && one.id === other.id}
      loading={isLoading}
      loadingText="Loading…"
      noOptionsText={problem ?? (typed ? `No results for ‘${typed}’` : 'No results')}
      onFocus={() => setFocused(true)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={disabled}
      renderValue={(entries, chip) =>
        entries.map(({ key, id, name }, index) => {
          const source = sources.find((one) => one.key === key);
          const { key: _key, onDelete, ...rest } = chip({ index });
          return (
            source && (
              <EntityChip
                key={`${key} ${id}`}
                {...rest}
                source={source}
                id={id}
                name={name}
                isLoaded={options.isLoaded(key)}
                onRemove={onDelete}
              />
            )
          );
        })
      }
      renderOption={({ key: _key, ...line }, option) => (
        <li {...line} key={`${option.key} ${option.id}`}>
          {option.name}{' '}
          <SmallPrint>
            {[otherNameFound(option, typed), option.noun, option.within].filter(Boolean).join(' · ')}
          </SmallPrint>
        </li>
      )}
      renderInput={(params) => (
        <ChoiceFrame
          {...frame}
          params={params}
          size={undefined}
          inputRef={inputRef}
          problem={frame.problem ?? (isEmpty ? undefined : problem)}
        />
      )}
    />
  );
}
