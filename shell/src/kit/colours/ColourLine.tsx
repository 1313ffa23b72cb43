import { Box, Button, getContrastRatio, useTheme } from '@itinera/shared/ui';
import type { ButtonColour } from './buttonColours';

interface ColourLineProps {
  name: string;
  front: string;
  surfaces: { default: string; paper: string };
  /** Also drawn as a button of this colour. */
  button?: ButtonColour;
}

const figure = (one: string, other: string): string => `${getContrastRatio(one, other).toFixed(1)}:1`;

/** A colour on both surfaces and, if it is one of buttons, as buttons. */
export function ColourLine({ name, front, surfaces, button }: ColourLineProps) {
  const { palette } = useTheme();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 36 }}>
      <Box sx={{ width: 84, color: front }}>{name}</Box>
      {Object.values(surfaces).map((back) => (
        <Box
          key={back}
          sx={{ px: 1, borderRadius: 1, bgcolor: back, color: front, fontVariantNumeric: 'tabular-nums' }}
        >
          {figure(front, back)}
        </Box>
      ))}
      {button && (
        <>
          <Button size="small" variant="contained" color={button}>
            {figure(palette[button].contrastText, palette[button].main)}
          </Button>
          <Button size="small" variant="outlined" color={button}>
            Outlined
          </Button>
          <Button size="small" color={button}>
            Text
          </Button>
        </>
      )}
    </Box>
  );
}
