import { Box } from '@itinera/shared/ui';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { isUnreadable } from '../read/unreadable';
import { DateInput } from './DateInput';

interface DateRangeInputProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  /** Fields of the first and the last day. */
  from: Path<I>;
  to: Path<I>;
  /** What the two are called: `Check-in` and `Check-out`. */
  labels: readonly [from: string, to: string];
  required?: boolean;
  disabled?: boolean;
}

/** Two days of which the second is not before the first: `notBefore` in the contract says so, the calendars offer no other. */
export function DateRangeInput<I extends FieldValues, O>({
  control,
  from,
  to,
  labels,
  ...field
}: DateRangeInputProps<I, O>) {
  const [first, last] = useWatch({ control, name: [from, to] });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      <DateInput {...field} control={control} name={from} label={labels[0]} max={dayIn(last)} />
      <DateInput {...field} control={control} name={to} label={labels[1]} min={dayIn(first)} />
    </Box>
  );
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !isUnreadable(value) ? value : undefined;
