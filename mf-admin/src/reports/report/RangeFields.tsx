import { formatDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Button, Stack } from '@itinera/shared/ui';
import { useState } from 'react';
import { presetsAround } from '../presets';
import { TypedDay, typedDay } from './DayField';
import { TypedForm } from './TypedForm';

interface RangeFieldsProps {
  looks: 'back' | 'ahead';
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string; to: string }) => void;
}

/** Input for a period: a preset, or two typed days. */
export function RangeFields({ looks, from, to, onChange }: RangeFieldsProps) {
  const [first, setFirst] = useState(from ? formatDay(from) : '');
  const [last, setLast] = useState(to ? formatDay(to) : '');
  const [problems, setProblems] = useState<{ from?: string; to?: string }>({});
  const apply = () => {
    const [begin, end] = [typedDay(first), typedDay(last)];
    if (begin.day !== undefined && end.day !== undefined) {
      if (begin.day <= end.day) return onChange({ from: begin.day, to: end.day });
      return setProblems({ to: 'Enter the first day or a later one.' });
    }
    setProblems({
      ...(begin.problem !== undefined && { from: begin.problem }),
      ...(end.problem !== undefined && { to: end.problem }),
    });
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mb: 2 }}>
        {presetsAround(today(), looks).map(({ label, period }) => (
          <Button
            key={label}
            size="small"
            color={period.from === from && period.to === to ? 'primary' : 'inherit'}
            aria-pressed={period.from === from && period.to === to}
            onClick={() => onChange(period)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <TypedForm onApply={apply}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <TypedDay label="First day" text={first} problem={problems.from} onType={setFirst} />
          <TypedDay label="Last day" text={last} problem={problems.to} onType={setLast} />
        </Box>
      </TypedForm>
    </>
  );
}
