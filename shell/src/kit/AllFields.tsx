import type * as choices from '@itinera/shared/choices';
import { CascadeInput, CurrencyInput, EntitiesInput, EntityInput } from '@itinera/shared/choices';
import { hotels, hotelThemes } from '@itinera/shared/contracts';
import type * as forms from '@itinera/shared/forms';
import {
  ChecksInput,
  DateInput,
  DateRangeInput,
  ImageInput,
  MoneyInput,
  NamesInput,
  NumberInput,
  PercentInput,
  RateInput,
  RowsInput,
  SelectInput,
  SwitchInput,
  TextInput,
  TimeInput,
} from '@itinera/shared/forms';
import { Stack } from '@itinera/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { labels, type KitForm, type KitValues } from './kitForm';
import { regionLevels } from './regionLevels';

interface AllFieldsProps {
  control: KitForm['control'];
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

const boards = [
  { value: 'RO', label: 'Room only' },
  { value: 'AI', label: 'All inclusive' },
];

/** All fields that the kit exports; the excluded ones are made of two others. */
type KitField = Exclude<
  Extract<keyof typeof forms | keyof typeof choices, `${string}Input`>,
  'LineInput' | 'TypedInput' | 'CustomInput' | 'FreeInput'
>;

export function AllFields({ control, required = false, disabled = false, ...hints }: AllFieldsProps) {
  const field = <N extends keyof KitValues>(name: N) => ({
    control,
    name,
    label: labels[name],
    required,
    disabled,
    ...hints,
  });
  const fields: Record<KitField, ReactNode> = {
    TextInput: (
      <>
        <TextInput {...field('name')} />
        <TextInput {...field('note')} rows={2} />
      </>
    ),
    NumberInput: <NumberInput {...field('nights')} />,
    SwitchInput: <SwitchInput {...field('is_active')} />,
    SelectInput: <SelectInput {...field('board')} options={boards} />,
    ChecksInput: <ChecksInput {...field('boards')} options={boards} />,
    MoneyInput: <MoneyInput {...field('price')} currency="EUR" />,
    PercentInput: <PercentInput {...field('share')} />,
    RateInput: <RateInput {...field('rate')} />,
    DateInput: <DateInput {...field('day')} />,
    DateRangeInput: (
      <DateRangeInput
        control={control}
        from="from"
        to="to"
        labels={[labels.from, labels.to]}
        required={required}
        disabled={disabled}
      />
    ),
    TimeInput: <TimeInput {...field('arrival')} />,
    NamesInput: (
      <NamesInput
        control={control}
        name="names"
        label={labels.names}
        disabled={disabled}
        requiredIn={required ? ['en', 'ru'] : []}
        {...hints}
      />
    ),
    ImageInput: <ImageInput {...field('picture')} />,
    RowsInput: (
      <RowsInput
        control={control}
        name="periods"
        label={labels.periods}
        noun="period"
        blank={{ name: '' }}
        {...hints}
      >
        {(inRow) => (
          <TextInput
            control={control}
            name={inRow('name')}
            label="Name of the period"
            required={required}
            disabled={disabled}
          />
        )}
      </RowsInput>
    ),
    EntityInput: (
      <EntityInput {...field('hotel_id')} collection={hotels} query={{}} nameOf={({ name }) => name} />
    ),
    EntitiesInput: (
      <EntitiesInput
        {...field('theme_ids')}
        collection={hotelThemes}
        query={{}}
        nameOf={({ name }) => name}
      />
    ),
    CurrencyInput: <CurrencyInput {...field('currency')} />,
    CascadeInput: (
      <CascadeInput
        control={control}
        name="region_id"
        levels={regionLevels}
        required={required}
        disabled={disabled}
        {...hints}
      />
    ),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {Object.entries(fields).map(([name, shown]) => (
        <Fragment key={name}>{shown}</Fragment>
      ))}
    </Stack>
  );
}
