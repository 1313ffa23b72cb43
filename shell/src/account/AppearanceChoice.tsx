import { appearances, chooseAppearance, useAppearance } from '@itinera/shared/state';
import { styled } from '@itinera/shared/ui';
import { useId } from 'react';
import { appearanceNames } from './appearanceNames';

const Choices = styled('fieldset')({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
});

/** Choice of the appearance, which is applied at once and kept in this browser. */
export function AppearanceChoice() {
  const { appearance } = useAppearance();
  const name = useId();
  return (
    <Choices>
      <legend>Appearance</legend>
      {appearances.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === appearance}
            onChange={() => chooseAppearance(choice)}
          />
          {appearanceNames[choice]}
        </label>
      ))}
    </Choices>
  );
}
