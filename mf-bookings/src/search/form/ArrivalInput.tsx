import { addDays, mostArrivalDays, nightsBetween } from '@itinera/shared/contracts';
import {
  DayButton,
  dayHint,
  dayReader,
  isUnreadable,
  LineInput,
  textOf,
  useController,
} from '@itinera/shared/forms';
import { today } from '@itinera/shared/state';
import { useState } from 'react';
import { PlainSelect } from './PlainSelect';
import { searchLabels, type SearchControl } from './searchForm';

const usualSpreads = [0, 1, 2, 3, 5, 7, 10, mostArrivalDays / 2];

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Number of days before and after the middle of a range. */
const spreadOf = (from: unknown, to: unknown): number =>
  isDay(from) && isDay(to) && from <= to ? Math.ceil(nightsBetween(from, to) / 2) : 0;

/** Input for the day of arrival with a tolerance in days; the search has the first and last day of that range. */
export function ArrivalInput({ control }: { control: SearchControl }) {
  const first = useController({ control, name: 'check_in_from' });
  // The first day is validated together with the last, which is set after it.
  const last = useController({ control, name: 'check_in_to', rules: { deps: ['check_in_from'] } });
  const [spread, setSpread] = useState(() => spreadOf(first.field.value, last.field.value));
  const [typing, setTyping] = useState<string>();
  const [doubt, setDoubt] = useState<{ words: string | undefined; day: unknown }>();
  const from: unknown = first.field.value;
  const arrival = isDay(from) ? addDays(from, spread) : undefined;

  const arriveOn = (day: string, days: number) => {
    first.field.onChange(addDays(day, -days));
    last.field.onChange(addDays(day, days));
  };
  const type = (text: string) => {
    setTyping(text);
    const read = text.trim() === '' ? '' : dayReader.read(text);
    setDoubt({ words: dayReader.doubtOf?.(text), day: read });
    if (isDay(read)) return arriveOn(read, spread);
    first.field.onChange(read);
    last.field.onChange('');
  };

  return (
    <>
      <LineInput
        label={searchLabels.check_in_from}
        required
        name="check_in_from"
        inputRef={first.field.ref}
        inputMode="numeric"
        placeholder="DD.MM.YYYY"
        autoComplete="off"
        value={typing ?? textOf(dayReader, isUnreadable(from) ? from : arrival)}
        onChange={type}
        onBlur={() => {
          setTyping(undefined);
          first.field.onBlur();
        }}
        hint={(typing && dayReader.meaningOf?.(typing)) ?? dayHint}
        note={doubt && doubt.day === arrival ? doubt.words : undefined}
        problem={first.fieldState.error?.message}
        endAdornment={
          <DayButton
            label={searchLabels.check_in_from}
            value={arrival}
            min={today()}
            max={undefined}
            disabled={false}
            onPick={(day) => {
              setTyping(undefined);
              arriveOn(day, spread);
            }}
          />
        }
      />
      <PlainSelect
        label="± days"
        value={spread}
        choices={[...new Set([...usualSpreads, spread])].toSorted((one, other) => one - other)}
        onChange={(days) => {
          setSpread(days);
          if (arrival) arriveOn(arrival, days);
        }}
        problem={arrival && last.fieldState.error?.message}
      />
    </>
  );
}
