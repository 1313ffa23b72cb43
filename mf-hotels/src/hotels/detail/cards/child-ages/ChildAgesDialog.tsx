import { hotels, type AgeBand } from '@itinera/shared/contracts';
import { NumberInput, RowsInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';
import { agesInWords } from './agesInWords';

/** A new band begins where the previous one ends. */
const nextBand = (bands: readonly AgeBand[]): AgeBand => {
  const from_age = (bands.at(-1)?.to_age ?? 1) + 1;
  return { from_age, to_age: Math.min(from_age + 9, 17) };
};

/** Dialog of up to three age bands of children. The server derives `child_age`, the range over all bands. */
export function ChildAgesDialog({ hotel, onClose }: CardDialogProps) {
  const form = useContractForm(hotels.updateInput, { child_age_limits: hotel.child_age_limits });
  const { control } = form;
  const bands = useWatch({ control, name: 'child_age_limits' }) ?? [];
  return (
    <HotelForm
      name="child-ages"
      title="Edit child age limits"
      hotel={hotel}
      form={form}
      shown={{ child_age_limits: (value) => (Array.isArray(value) && agesInWords(value)) || 'other bands' }}
      onClose={onClose}
    >
      <RowsInput
        control={control}
        name="child_age_limits"
        label={labels.child_age_limits}
        noun="age band"
        blank={nextBand(bands)}
        max={3}
        hint="Youngest first, each one year after the end of the one before"
      >
        {(field) => (
          <>
            <NumberInput
              control={control}
              name={field('from_age')}
              label={labels['child_age_limits.from_age']}
              required
            />
            <NumberInput
              control={control}
              name={field('to_age')}
              label={labels['child_age_limits.to_age']}
              required
            />
          </>
        )}
      </RowsInput>
      <Typography role="status">{agesInWords(bands)}</Typography>
    </HotelForm>
  );
}
