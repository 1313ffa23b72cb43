import { useSettings } from '@itinera/shared/data';
import { currencyName } from '@itinera/shared/format';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import Autocomplete from '@mui/material/Autocomplete';
import { useState, type KeyboardEvent } from 'react';
import { besideField } from '../besideField';
import { ChoiceFrame } from '../ChoiceFrame';
import { SmallPrint } from '../SmallPrint';
import { useSecondRender } from '../useSecondRender';
import { currencyTyped, foundCurrencies, usedCurrencies } from './foundCurrencies';

/** Form field for the code of a currency, found by code or name; those in use come first. Empty text for none. */
export function CurrencyInput<I extends FieldValues, O>({ control, name, ...frame }: FieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const { data: settings } = useSettings();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const used = settings ? usedCurrencies(settings) : [];
  const text: unknown = field.value;
  const chosen = typeof text === 'string' && text !== '' ? text : null;
  const found = foundCurrencies(typed ?? '', used);
  const choose = (code: string | null) => {
    setTyped(undefined);
    if (code !== chosen) field.onChange(code ?? '');
  };
  // A stored text that is no currency is an option, so that it is visible and can be replaced.
  const offered =
    chosen === null || typed !== undefined || found.includes(chosen) ? found : [chosen, ...found];
  useSecondRender(isOpen, offered);
  return (
    <Autocomplete
      {...besideField}
      // Names need more width than the field has.
      slotProps={{ ...besideField.slotProps, paper: { sx: { minWidth: 280 } } }}
      autoHighlight={typed !== undefined}
      selectOnFocus
      disableClearable={frame.required === true}
      disabled={frame.disabled === true}
      options={offered}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={(all) => all}
      value={chosen}
      inputValue={typed ?? chosen ?? ''}
      onInputChange={(_event, now, reason) => setTyped(reason === 'input' ? now : undefined)}
      onChange={(_event, code) => choose(code)}
      // Enter selects. Before there are options, it must not save the form.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && typed !== undefined) event.preventDefault();
      }}
      onBlur={() => {
        const code = currencyTyped(typed ?? '');
        if (code !== undefined) choose(code);
        field.onBlur();
      }}
      noOptionsText={`No results for ‘${typed ?? ''}’`}
      renderOption={({ key: _key, ...line }, code) => (
        <li {...line} key={code}>
          {code}&nbsp;
          {currencyName(code)}
          {used.includes(code) && <SmallPrint>in use</SmallPrint>}
        </li>
      )}
      renderInput={(params) => (
        <ChoiceFrame
          {...frame}
          hint={frame.hint ?? (chosen === null ? 'Type a code or a name' : currencyName(chosen))}
          params={params}
          size={undefined}
          inputRef={field.ref}
          problem={fieldState.error?.message}
        />
      )}
    />
  );
}
