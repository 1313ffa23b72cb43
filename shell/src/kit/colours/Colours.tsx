import { Box, themes } from '@itinera/shared/ui';
import { Scheme } from './Scheme';

export function Colours() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))' }}
    >
      <Scheme name="Dark" theme={themes.dark} />
      <Scheme name="Light" theme={themes.light} />
    </Box>
  );
}
