import { Box, Stack, ThemeProvider, type Theme } from '@itinera/shared/ui';
import { Specimen } from '../Specimen';
import { buttonColours } from './buttonColours';
import { ColourLine } from './ColourLine';

/** One theme, whichever the page itself has. */
export function Scheme({ name, theme }: { name: string; theme: Theme }) {
  const { background, text } = theme.palette;
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Specimen state={name}>
          <Stack sx={{ gap: 1 }}>
            <ColourLine name="text" front={text.primary} surfaces={background} />
            <ColourLine name="quiet text" front={text.secondary} surfaces={background} />
            <ColourLine name="accent" front={theme.palette.accent.main} surfaces={background} />
            {buttonColours.map((colour) => (
              <ColourLine
                key={colour}
                name={colour}
                front={theme.palette[colour].main}
                surfaces={background}
                button={colour}
              />
            ))}
          </Stack>
        </Specimen>
      </Box>
    </ThemeProvider>
  );
}
