import { LineInput } from '@itinera/shared/forms';
import { NativeSelect } from '@itinera/shared/grid';
import { Box, Button, FieldFrame } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { childBandsFor } from '../rows/childBands';
import { readGuests } from './setUpOf';

interface GuestsInputProps {
  label: string;
  /** Age bands of children of the hotel, such as `2–11`. */
  ages: readonly string[];
  /** Such as `3+1`, or `3+1/2` for children of the second age band. */
  onAdd: (guests: string) => void;
}

/** Adds a column of the matrix for guests beside the usual ones. */
export function GuestsInput({ label, ages, onAdd }: GuestsInputProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [bands, setBands] = useState('');
  const [isRefused, setRefused] = useState(false);
  const guests = readGuests(text);
  const children = Number(guests?.split('+')[1] ?? 0);
  const choices = ages.length < 2 || children === 0 ? [] : childBandsFor(children, ages.length);
  const add = () => {
    setRefused(guests === undefined);
    if (guests === undefined) return;
    const isOffered = choices.some((choice) => choice.join() === bands);
    onAdd(isOffered ? `${guests}/${bands}` : guests);
    setText('');
    setBands('');
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'start',
        '& > .MuiFormControl-root': { width: 180 },
      }}
      // Enter adds the guests; it does not save the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <LineInput
        label={label}
        hint="Adults and children, such as 3+1"
        problem={isRefused ? 'Enter adults and children, such as 3+1.' : undefined}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setRefused(false);
        }}
        autoComplete="off"
      />
      {choices.length > 0 && (
        <FieldFrame id={id} label="Ages of the children">
          <NativeSelect id={id} value={bands} onChange={({ target }) => setBands(target.value)}>
            <option value="">Any age</option>
            {choices.map((choice) => (
              <option key={choice.join()} value={choice.join()}>
                {choice.map((band) => ages[band - 1]).join(' + ')}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
      )}
      <Button variant="outlined" onClick={add} sx={{ mt: 2.5, height: 36 }}>
        Add guests
      </Button>
    </Box>
  );
}
