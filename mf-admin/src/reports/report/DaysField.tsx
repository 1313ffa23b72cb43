import { useState } from 'react';
import { TypedField } from './TypedField';
import { TypedForm } from './TypedForm';

const most = 365;

interface DaysFieldProps {
  label: string;
  value: string;
  onChange: (days: string) => void;
}

export function DaysField({ label, value, onChange }: DaysFieldProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Infinity;
    if (days > most) setProblem(`Enter a number of days from 0 to ${most}.`);
    else onChange(String(days));
  };
  return (
    <TypedForm onApply={apply}>
      <TypedField label={label} text={text} problem={problem} inputMode="numeric" onType={setText} />
    </TypedForm>
  );
}
