import type { AnyCollection } from '@itinera/shared/contracts';
import type { FieldTexts } from '@itinera/shared/ui';
import Autocomplete from '@mui/material/Autocomplete';
import { useState, type Ref } from 'react';
import { besideField } from './besideField';
import { ChoiceFrame } from './ChoiceFrame';
import { EntityChip } from './EntityChip';
import type { Option } from './option';
import { OptionLine } from './OptionLine';
import { optionProps } from './optionProps';
import { useOptions, type OptionSource } from './useOptions';
import { useSecondRender } from './useSecondRender';
import { useSameOptions } from './useSameOptions';

interface EntitiesSelectProps<C extends AnyCollection> extends OptionSource<C>, FieldTexts {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Autocomplete for several entries of a collection; each is a chip that can be removed. */
export function EntitiesSelect<C extends AnyCollection>(props: EntitiesSelectProps<C>) {
  const { collection, query, nameOf, value, onChange, onBlur, inputRef, disabled = false, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const options = useOptions(props, isOpen || (value.length > 0 && collection.reference));
  const { typed, remaining, loaded } = options;
  const chosen = useSameOptions(
    value.map((id): Option => loaded.find((option) => option.id === id) ?? { kind: 'entry', id, name: '' }),
  );
  const more: Option[] = remaining > 0 ? [{ kind: 'more', id: 'more', name: typed }] : [];

  const choose = (now: Option[]) => {
    if (now.some(({ kind }) => kind === 'more')) options.showMore();
    else onChange(now.map(({ id }) => id));
  };

  const offered = [...options.shown, ...more];
  useSecondRender(isOpen, offered);
  return (
    <Autocomplete
      {...besideField}
      {...optionProps(options)}
      data-wide
      multiple
      disableCloseOnSelect
      options={offered}
      value={chosen}
      onChange={(_event, now) => choose(now)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={onBlur}
      disabled={disabled}
      renderValue={(entries, chip) =>
        entries.map(({ id, name }, index) => {
          const { key: _key, onDelete, ...rest } = chip({ index });
          return (
            <EntityChip
              key={id}
              {...rest}
              source={{ collection, query, nameOf }}
              id={id}
              name={name}
              isLoaded={options.isLoaded}
              onRemove={onDelete}
            />
          );
        })
      }
      renderOption={({ key, ...line }, option) => (
        <OptionLine
          key={key}
          line={line}
          option={option}
          typed={typed}
          remaining={remaining}
          create={undefined}
        />
      )}
      renderInput={(params) => (
        <ChoiceFrame
          {...frame}
          params={params}
          size={undefined}
          inputRef={inputRef}
          problem={frame.problem ?? options.problem}
        />
      )}
    />
  );
}
