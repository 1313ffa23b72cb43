import type { AnyCollection } from '@itinera/shared/contracts';
import type { FieldTexts } from '@itinera/shared/ui';
import Autocomplete from '@mui/material/Autocomplete';
import { useState, type Ref } from 'react';
import { besideField } from './besideField';
import { ChoiceFrame } from './ChoiceFrame';
import type { CreateInPlace } from './createInPlace';
import type { Option } from './option';
import { OptionLine } from './OptionLine';
import { optionProps } from './optionProps';
import { useChosenOption } from './useChosenOption';
import { useOptions, type OptionSource } from './useOptions';
import { useSecondRender } from './useSecondRender';

export interface EntitySelectProps<C extends AnyCollection> extends OptionSource<C>, FieldTexts {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  onBlur?: () => void;
  create?: CreateInPlace | undefined;
  size?: 'small' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Autocomplete for one entry of a collection. */
export function EntitySelect<C extends AnyCollection>(props: EntitySelectProps<C>) {
  const { collection, value, onChange, onBlur, create, size, inputRef, disabled = false, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const [creating, setCreating] = useState<string>();
  const [chosenHere, setChosenHere] = useState<Option | null>(null);
  const options = useOptions(props, isOpen || (value !== undefined && collection.reference));
  const { chosen, problem } = useChosenOption(props, value, options, chosenHere);
  const { typed, remaining } = options;
  // Not among the options: on a later page, or no longer offered.
  const elsewhere =
    chosen && typed === '' && !options.shown.some(({ id }) => id === chosen.id) ? [chosen] : [];
  // Nothing can be added until the options are loaded.
  const mayBeThere = options.isLoading && options.shown.length === 0;
  // Selecting one of these keeps the typed text.
  const others: Option[] = [
    ...(remaining > 0 ? [{ kind: 'more', id: 'more', name: typed } as const] : []),
    ...(create && !mayBeThere ? [{ kind: 'new', id: 'new', name: typed } as const] : []),
  ];

  const offered = [...elsewhere, ...options.shown, ...others];
  useSecondRender(isOpen, offered);

  const choose = (option: Option | null) => {
    if (option?.kind === 'more') return options.showMore();
    setOpen(false);
    if (option?.kind === 'new') return setCreating(typed);
    options.search(undefined);
    setChosenHere(option);
    onChange(option?.id);
  };

  return (
    <>
      <Autocomplete
        {...besideField}
        {...optionProps(options)}
        // A select that passes the selection on and stays empty must not keep its name: the next text would be appended to it.
        inputValue={options.isTyping ? typed : (chosen?.name ?? '')}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') options.search(text);
          // What a selection does to the text depends on what was selected.
          else if (reason !== 'selectOption') options.search(undefined);
        }}
        // Enter selects the highlighted option, which must never be to add an entry for everybody.
        autoHighlight={elsewhere.length + options.shown.length > 0 || create?.savedWithForm === true}
        options={offered}
        value={chosen}
        onChange={(_event, option) => choose(option)}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={(_event, reason) => reason !== 'selectOption' && setOpen(false)}
        onBlur={onBlur}
        disabled={disabled}
        size={size ?? 'medium'}
        renderOption={({ key, ...line }, option) => (
          <OptionLine
            key={key}
            line={line}
            option={option}
            typed={typed}
            remaining={remaining}
            create={create}
          />
        )}
        renderInput={(params) => (
          <ChoiceFrame
            {...frame}
            params={params}
            size={size}
            inputRef={inputRef}
            problem={frame.problem ?? options.problem ?? problem}
          />
        )}
      />
      {create &&
        creating !== undefined &&
        create.dialog(creating, (id) => {
          setCreating(undefined);
          options.search(undefined);
          if (id !== undefined) onChange(id);
        })}
    </>
  );
}
