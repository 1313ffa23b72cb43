import { useWatch } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { Box, FormHelperText } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { ChargeInputs } from './ChargeInputs';
import type { TermsFieldsProps, TermsPath } from './termsForm';

const whole = { kind: 'percent', value: 10_000 } as const;

/** A charge of its own for guests who don't arrive, or none. */
export function NoShowInput({ control, field, fill }: TermsFieldsProps) {
  const { label, hint } = field('no_show');
  const noShow = useWatch({ control, name: 'no_show' });
  const hintId = useId();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <div>
        <FormControlLabel
          label={label}
          control={
            <Switch
              slotProps={{ input: { 'aria-describedby': hintId } }}
              checked={Boolean(noShow)}
              onChange={({ target }) => fill({ no_show: target.checked ? whole : null })}
            />
          }
        />
        <FormHelperText id={hintId}>{hint}</FormHelperText>
      </div>
      {noShow && (
        <Pair>
          <ChargeInputs control={control} path={(name) => `no_show.${name}` as TermsPath} />
        </Pair>
      )}
    </Box>
  );
}
