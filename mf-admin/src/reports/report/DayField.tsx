import { formatDay, readDay } from '@itinera/shared/format';
import { useState } from 'react';
import { TypedField } from './TypedField';
import { TypedForm } from './TypedForm';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
}

export const dayProblem = 'Enter a day such as 01.03.2027.';

export function DayField({ label, value, onChange }: DayFieldProps) {
  const [text, setText] = useState(value ? formatDay(value) : '');
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const day = readDay(text);
    if (day === undefined) setProblem(dayProblem);
    else onChange(day);
  };
  return (
    <TypedForm onApply={apply}>
      <TypedField label={label} text={text} problem={problem} onType={setText} />
    </TypedForm>
  );
}
