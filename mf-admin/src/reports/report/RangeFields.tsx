import { formatDay, readDay } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Button, Stack } from '@itinera/shared/ui';
import { useState } from 'react';
import { presetsAround } from '../presets';
import { dayProblem } from './DayField';
import { TypedField } from './TypedField';
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
    const [begin, end] = [readDay(first), readDay(last)];
    if (begin !== undefined && end !== undefined && begin <= end) return onChange({ from: begin, to: end });
    setProblems({
      ...(begin === undefined && { from: dayProblem }),
      ...(end === undefined && { to: dayProblem }),
      ...(begin !== undefined && end !== undefined && { to: 'Enter the first day or a later one.' }),
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
          <TypedField label="First day" text={first} problem={problems.from} onType={setFirst} />
          <TypedField label="Last day" text={last} problem={problems.to} onType={setLast} />
        </Box>
      </TypedForm>
    </>
  );
}
