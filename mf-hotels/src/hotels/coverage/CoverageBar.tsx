import { Box } from '@itinera/shared/ui';

/** A share of the next nights that have prices: a number, and a bar of that length. */
export const CoverageBar = ({ percent }: { percent: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 32,
        height: 8,
        border: 1,
        background: `linear-gradient(to right, currentColor ${percent}%, transparent ${percent}%)`,
        forcedColorAdjust: 'none',
      }}
    />
    {percent} %
  </Box>
);
