import { CascadeInput, EntityInput } from '@itinera/shared/choices';
import { places, type Place } from '@itinera/shared/contracts';
import type { FieldProps, FieldValues } from '@itinera/shared/forms';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { placeNames } from './placeNames';
import { placeLevels } from './placeLevels';
import { labels } from './labels';

/** `Majori · Jurmala · Riga region · Latvia`, without what repeats the part before it. */
function pathOf(place: Place): string {
  const names = placeNames({ place });
  const parts = [names.place, names.resort, names.region, names.country].filter((name) => name !== undefined);
  return parts.filter((name, at) => name !== parts[at - 1]).join(' · ');
}

/** All places are many: the server is asked for those of the typed name. */
const foundByName = {
  collection: { ...places, reference: false },
  query: { with_data: true },
  nameOf: pathOf,
};

/** The place of a hotel: found by its name, or chosen from the country down. */
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
