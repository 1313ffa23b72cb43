import type { Hotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';
import { linkedTypes } from '../../../../parts/linkedTypes';
import { whenNone, type TypeKind } from './typeKind';

/** Rooms or boardings of a hotel by name. */
export function TypeFacts({ hotel, field }: { hotel: Hotel; field: TypeKind['field'] }) {
  const types = linkedTypes(hotel, field);
  if (types.length === 0) return <Typography color="textSecondary">{whenNone[field]}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {types.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Box>
  );
}
