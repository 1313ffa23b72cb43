import { useWatch } from '@itinera/shared/forms';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { presets, type TermsPreset } from './presets';
import type { TermsFieldsProps } from './termsForm';

/** Fills in the steps of usual terms, and their name where none of its own was typed; what was typed can be restored. */
export function PresetButtons({ control, fill }: Pick<TermsFieldsProps, 'control' | 'fill'>) {
  const [name, steps = [], noShow] = useWatch({ control, name: ['name', 'steps', 'no_show'] });
  const titleId = useId();
  const [replaced, setReplaced] = useState<Parameters<typeof fill>[0]>();
  const hasOwnName = name !== '' && presets.every((preset) => preset.name !== name);
  const hasOwnSteps =
    steps.length > 0 && presets.every((preset) => JSON.stringify(preset.steps) !== JSON.stringify(steps));

  const apply = ({ name: usual, steps: filled, no_show }: TermsPreset) => {
    if (hasOwnSteps) setReplaced({ name, steps, no_show: noShow ?? null });
    fill({ steps: [...filled], no_show, ...(!hasOwnName && { name: usual }) });
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Typography id={titleId} variant="body2" color="textSecondary" sx={{ width: '100%' }}>
        Usual terms
      </Typography>
      {presets.map((preset) => (
        <Button
          key={preset.name}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => apply(preset)}
        >
          {preset.name}
        </Button>
      ))}
      {replaced && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            fill(replaced);
            setReplaced(undefined);
          }}
        >
          Restore typed steps
        </Button>
      )}
    </Box>
  );
}
