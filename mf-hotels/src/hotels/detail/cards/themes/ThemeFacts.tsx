import type { Hotel } from '@itinera/shared/contracts';
import { Box, Typography } from '@itinera/shared/ui';

/** Themes of a hotel, heaviest first. */
export function ThemeFacts({ hotel: { hotel_themes = [] } }: { hotel: Hotel }) {
  if (hotel_themes.length === 0)
    return <Typography color="textSecondary">What it is chosen for, such as a beach or a family.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hotel_themes
        .toSorted((one, other) => other.weight - one.weight || one.name.localeCompare(other.name))
        .map(({ id, name }) => (
          <Box
            key={id}
            component="li"
            sx={{
              px: 1.25,
              py: 0.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 4,
              overflowWrap: 'anywhere',
            }}
          >
            {name}
          </Box>
        ))}
    </Box>
  );
}
