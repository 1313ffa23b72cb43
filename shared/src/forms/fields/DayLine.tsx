import { doubtOfDay } from '@itinera/shared/format';
import type { ComponentProps } from 'react';
import { dayHint, dayReader } from '../read/dayReader';
import { isUnreadable } from '../read/unreadable';
import { LineInput } from './LineInput';

interface DayLineProps extends Omit<ComponentProps<typeof LineInput>, 'onChange'> {
  /** With the day that it is read as; undefined if it is none. */
  onChange: (text: string, day: string | undefined) => void;
}

/** A labelled line in which a day is typed, outside of a form. It says how a date is read that can be read in two ways. */
export function DayLine({ value, onChange, ...line }: DayLineProps) {
  return (
    <LineInput
      inputMode="numeric"
      placeholder="DD.MM.YYYY"
      autoComplete="off"
      {...line}
      hint={dayReader.meaningOf?.(value) ?? line.hint ?? dayHint}
      note={doubtOfDay(value)}
      value={value}
      onChange={(text) => {
        const day = dayReader.read(text);
        onChange(text, isUnreadable(day) ? undefined : day);
      }}
    />
  );
}
