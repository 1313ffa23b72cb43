import { Box } from '@itinera/shared/ui';
import { useId } from 'react';
import { same } from '../same';

interface Choice {
  whose: 'Mine' | 'Theirs';
  value: unknown;
  words: string;
}

interface ClashChoiceProps {
  label: string;
  choices: Choice[];
  /** Value in the form: one of the two, or a third one typed since. */
  now: unknown;
  onChoose: (value: unknown) => void;
}

export function ClashChoice({ label, choices, now, onChoose }: ClashChoiceProps) {
  const group = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1, p: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}: changed by both of you
      </Box>
      {choices.map(({ whose, value, words }) => (
        <Box
          key={whose}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 28,
            cursor: 'pointer',
            overflowWrap: 'anywhere',
          }}
        >
          <input
            type="radio"
            name={group}
            checked={same(now, value)}
            onChange={() => onChoose(value)}
            style={{ width: 18, height: 18, margin: 3, flexShrink: 0, accentColor: 'currentColor' }}
          />
          <span>
            {whose}: <strong>{words}</strong>
          </span>
        </Box>
      ))}
    </Box>
  );
}
