import { Box } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { layers } from './layers';
import { cell, marks } from './marks';
import type { Layer } from './restrictionsOf';

interface LegendProps {
  shown: ReadonlySet<Layer>;
  onChange: (shown: ReadonlySet<Layer>) => void;
}

/** Legend of the marks, with a switch for each. */
export function Legend({ shown, onChange }: LegendProps) {
  const toggle = (layer: Layer) =>
    onChange(
      new Set(layers.map((each) => each.layer).filter((each) => (each === layer) !== shown.has(each))),
    );
  return (
    <Box role="group" aria-label="Layers" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      {layers.map(({ layer, label, mark }) => (
        <FormControlLabel
          key={layer}
          control={<Switch size="small" checked={shown.has(layer)} onChange={() => toggle(layer)} />}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box component="span" aria-hidden sx={marks}>
                <Box component="span" {...mark} sx={{ ...cell, width: 28, height: 20 }} />
              </Box>
              {label}
            </Box>
          }
        />
      ))}
    </Box>
  );
}
