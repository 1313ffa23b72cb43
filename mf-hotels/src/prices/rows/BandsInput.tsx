import type { graphPrices, Hotel } from '@itinera/shared/contracts';
import { useController, useWatch, type ContractControl } from '@itinera/shared/forms';
import { NativeSelect } from '@itinera/shared/grid';
import { Box, FormHelperText } from '@itinera/shared/ui';
import { useEffect, useId } from 'react';
import { childBandsFor } from './childBands';

interface BandsInputProps {
  control: ContractControl<typeof graphPrices.createInput>;
  label: string;
  hotel: Hotel;
}

/** Input for the age bands of the children of a row; only if the hotel has some. */
export function BandsInput({ control, label, hotel }: BandsInputProps) {
  const id = useId();
  const limits = hotel.child_age_limits ?? [];
  const children = Number(useWatch({ control, name: 'children' }) ?? 0);
  const { field, fieldState } = useController({ control, name: 'child_bands' });
  const { value, onChange } = field;
  // Other numbers of children have other bands.
  useEffect(() => {
    if (value && value.length !== children) onChange(null);
  }, [value, children, onChange]);
  if (limits.length < 2 || children === 0) return null;
  const ages = (band: number) => `${limits[band - 1]?.from_age}–${limits[band - 1]?.to_age}`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value?.join('+') ?? ''}
        onBlur={field.onBlur}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value.split('+').map(Number))}
      >
        <option value="">Any age</option>
        {childBandsFor(children, limits.length).map((bands) => (
          <option key={bands.join('+')} value={bands.join('+')}>
            {bands.map(ages).join(' + ')}
          </option>
        ))}
      </NativeSelect>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
