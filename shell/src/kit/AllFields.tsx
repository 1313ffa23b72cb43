import { CascadeInput, EntitiesInput, EntityInput } from '@itinera/shared/choices';
import { hotels, hotelThemes } from '@itinera/shared/contracts';
import {
  DateInput,
  DateRangeInput,
  ImageInput,
  MoneyInput,
  NamesInput,
  NumberInput,
  RowsInput,
  SelectInput,
  SwitchInput,
  TextInput,
  TimeInput,
} from '@itinera/shared/forms';
import { Stack } from '@itinera/shared/ui';
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

/** Every field there is. */
export function AllFields({ control, required = false, disabled = false, ...hints }: AllFieldsProps) {
  const field = <N extends keyof KitValues>(name: N) => ({
    control,
    name,
    label: labels[name],
    required,
    disabled,
    ...hints,
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <TextInput {...field('name')} />
      <TextInput {...field('note')} rows={2} />
      <NumberInput {...field('nights')} />
      <SwitchInput {...field('is_active')} />
      <SelectInput {...field('board')} options={boards} />
      <MoneyInput {...field('price')} currency="EUR" />
      <DateInput {...field('day')} />
      <DateRangeInput
        control={control}
        from="from"
        to="to"
        labels={[labels.from, labels.to]}
        required={required}
        disabled={disabled}
      />
      <TimeInput {...field('arrival')} />
      <NamesInput
        control={control}
        name="names"
        label={labels.names}
        disabled={disabled}
        requiredIn={required ? ['en', 'ru'] : []}
        {...hints}
      />
      <ImageInput {...field('picture')} />
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
      <EntityInput {...field('hotel_id')} collection={hotels} query={{}} nameOf={({ name }) => name} />
      <EntitiesInput
        {...field('theme_ids')}
        collection={hotelThemes}
        query={{}}
        nameOf={({ name }) => name}
      />
      <CascadeInput
        control={control}
        name="region_id"
        levels={regionLevels}
        required={required}
        disabled={disabled}
        {...hints}
      />
    </Stack>
  );
}
