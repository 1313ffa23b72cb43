import { Box, fieldGaps } from '@itinera/shared/ui';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { isUnreadable } from '../read/unreadable';
import { DateInput } from './DateInput';

interface DateRangeInputProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  /** Paths of the fields for the first and last day. */
  from: Path<I>;
  to: Path<I>;
  /** Their labels, such as `Check-in` and `Check-out`. */
  labels: readonly [from: string, to: string];
  required?: boolean;
  disabled?: boolean;
}

/** Form fields for two days in order: `notBefore` in the contract checks it, and the calendars offer no others. */
export function DateRangeInput<I extends FieldValues, O>({
  control,
  from,
  to,
  labels,
  ...field
}: DateRangeInputProps<I, O>) {
  const [first, last] = useWatch({ control, name: [from, to] });
  return (
    <Box
      sx={{
        display: 'grid',
        ...fieldGaps,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
      }}
    >
      <DateInput {...field} control={control} name={from} label={labels[0]} max={dayIn(last)} />
      <DateInput
        {...field}
        control={control}
        name={to}
        label={labels[1]}
        min={dayIn(first)}
        since={dayIn(first)}
      />
    </Box>
  );
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !isUnreadable(value) ? value : undefined;
