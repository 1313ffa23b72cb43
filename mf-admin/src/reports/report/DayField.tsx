import { doubtOfDay, formatDay, meaningOfDay, readTypedDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { useState } from 'react';
import { TypedField } from './TypedField';
import { TypedForm } from './TypedForm';

/** A day as it is typed: what it is read as, or why it is none. */
export function typedDay(text: string): { day?: string; problem?: string } {
  const day = readTypedDay(text, { today: today() });
  return day === undefined ? { problem: 'Enter a day such as 01.03.2027.' } : { day };
}

interface TypedDayProps {
  label: string;
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
}

/** A field for a day, which says how a date is read that can be read in two ways. */
export const TypedDay = (props: TypedDayProps) => (
  <TypedField
    {...props}
    inputMode="numeric"
    hint={meaningOfDay(props.text, { today: today() })}
    note={doubtOfDay(props.text)}
  />
);

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const [text, setText] = useState(value ? formatDay(value) : '');
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const typed = typedDay(text);
    if (typed.day === undefined) setProblem(typed.problem);
    else onChange(typed.day);
  };
  return (
    <TypedForm onApply={apply}>
      <TypedDay label={label} text={text} problem={problem} onType={setText} />
    </TypedForm>
  );
}
