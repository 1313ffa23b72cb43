import { Box } from '@itinera/shared/ui';
import { Figure } from './Figure';

/** How many hotels there are, and how many of them need attention. */
export function AttentionTile() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Figure label="All hotels" filter={{}} />
      <Figure label="Inactive" filter={{ is_active: 'false' }} />
      <Figure label="Not visited yet" filter={{ is_visited: 'false' }} />
      <Figure label="Recommended" filter={{ is_recommended: 'true' }} />
    </Box>
  );
}
