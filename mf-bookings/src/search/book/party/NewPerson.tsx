import { EntityInput } from '@itinera/shared/choices';
import { DateInput, SelectInput, TextInput } from '@itinera/shared/forms';
import { choiceOf } from '@itinera/shared/kinds/dialogs';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { country } from '../../../countries/country';
import { sexes } from '../../../travellers/form/traveller';
import { personLabels } from './personLabels';
import type { TripForm } from './useTripForm';

type Field = keyof typeof personLabels;

/** Inputs for a new person, who becomes a traveller along with the booking. */
export function NewPerson({ form: { control }, index }: { form: TripForm; index: number }) {
  const field = <F extends Field>(name: F) => ({
    control,
    name: `party.${index}.traveller.${name}` as const,
    label: personLabels[name],
  });
  return (
    <>
      <Pair>
        <TextInput {...field('first_name')} required />
        <TextInput {...field('last_name')} required />
      </Pair>
      <Pair>
        <SelectInput {...field('sex')} options={sexes} required />
        <DateInput {...field('birthday')} required />
      </Pair>
      <EntityInput {...field('nationality')} {...choiceOf(country)} required />
      <Pair>
        <TextInput {...field('passport_number')} />
        <DateInput {...field('passport_expires_at')} />
      </Pair>
    </>
  );
}

/** Two fields side by side, also in a narrow card, but not on a phone. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
