import type { specialPrices } from '@itinera/shared/contracts';
import { ConfirmDialog, NumberInput, useController, type FieldsProps } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { Typography } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useEffect, useState } from 'react';

/**
 * Inputs for guests. A price for all occupancies would make a single cost as much as a family, so it must be selected explicitly: until
 * then the number of adults is an empty text, which the contract refuses, and not null, which means all.
 */
export function Occupancy({ control, field }: FieldsProps<typeof specialPrices>) {
  const adult = useController({ control, name: 'adult' }).field;
  const children = useController({ control, name: 'children' }).field;
  const [isForAll, setForAll] = useState(adult.value === null);
  const [isAsking, setAsking] = useState(false);
  const isEmpty = adult.value === null || adult.value === undefined;
  const { onChange } = adult;
  useEffect(() => {
    if (!isForAll && isEmpty) onChange('');
  }, [isForAll, isEmpty, onChange]);

  const replaceAll = () => {
    setAsking(false);
    setForAll(true);
    adult.onChange(null);
    children.onChange(null);
  };

  return (
    <>
      {!isForAll && (
        <Pair>
          <NumberInput {...field('adult')} required />
          <NumberInput {...field('children')} />
        </Pair>
      )}
      <FormControlLabel
        label="For all occupancies"
        control={
          <Switch
            checked={isForAll}
            onChange={({ target }) => (target.checked ? setAsking(true) : setForAll(false))}
          />
        }
      />
      {isAsking && (
        <ConfirmDialog
          question="Replace the prices of all occupancies?"
          verb="Replace all"
          isDangerous={false}
          isReady
          onConfirm={replaceAll}
          onClose={() => setAsking(false)}
        >
          <Typography>A room then costs the same for one guest and for a family.</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
