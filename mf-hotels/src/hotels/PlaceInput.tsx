import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import { places, type Place } from '@itinera/shared/contracts';
import type { FieldProps, FieldValues } from '@itinera/shared/forms';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { placeNames } from './placeNames';
import { placeLevels } from './placeLevels';
import { labels } from './labels';

/** Such as `Majori · Jurmala · Riga region · Latvia`, without a name that repeats the one before it. */
function pathOf(place: Place): string {
  const names = placeNames({ place });
  const parts = [names.place, names.resort, names.region, names.country].filter((name) => name !== undefined);
  return parts.filter((name, at) => name !== parts[at - 1]).join(' · ');
}

/** Searches places on the server, because there are too many to load. */
const foundByName = {
  collection: { ...places, reference: false },
  query: { with_data: true },
  nameOf: pathOf,
};

/** Input for the place of a hotel: found by name, or selected from the country down. */
export function PlaceInput<I extends FieldValues, O>(place: Pick<FieldProps<I, O>, 'control' | 'name'>) {
  const [isCascade, setCascade] = useState(false);
  const field = { ...place, required: true };
  const toggle = (
    <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setCascade(!isCascade)}>
      {isCascade ? 'Find the place by name' : 'Choose the place from the country down'}
    </Button>
  );
  if (isCascade)
    return (
      <>
        <CascadeInput {...field} levels={placeLevels} />
        {toggle}
      </>
    );
  return (
    <Box sx={{ display: 'grid', gridColumn: { md: 'span 2' } }}>
      <EntityInput {...field} label={labels.place_id} hint="Type the name of the place" {...foundByName} />
      {toggle}
    </Box>
  );
}
