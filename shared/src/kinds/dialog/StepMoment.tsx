import { NumberInput, useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useEffect, useState } from 'react';

interface StepMomentProps<I extends FieldValues, O> extends Pick<FieldProps<I, O>, 'control'> {
  /** Path of a field of the step. */
  path: (field: 'days_before' | 'hour') => FieldProps<I, O>['name'];
  labels: Readonly<Record<'days_before' | 'hour', string>>;
  /** Whose time the hour is. */
  hint: string;
  /** The hour of a new step. */
  usualHour: number;
  /** Only the first step can begin with the booking. */
  isFirst: boolean;
}

/**
 * When a step of cancellation terms begins. From the booking on must be selected explicitly, because nothing would then be free: until
 * then, empty days are an empty text, which the contract refuses, and not null.
 */
export function StepMoment<I extends FieldValues, O>(props: StepMomentProps<I, O>) {
  const { control, path, labels, hint, usualHour, isFirst } = props;
  const days = useController({ control, name: path('days_before') }).field;
  const hour = useController({ control, name: path('hour') }).field;
  const [isFromBooking, setFromBooking] = useState(days.value === null);
  const isEmpty = days.value === null || days.value === undefined;
  const { onChange } = days;
  useEffect(() => {
    if (!isFromBooking && isEmpty) onChange('');
  }, [isFromBooking, isEmpty, onChange]);

  const change = (isNowFromBooking: boolean) => {
    setFromBooking(isNowFromBooking);
    days.onChange(isNowFromBooking ? null : '');
    hour.onChange(isNowFromBooking ? 0 : usualHour);
  };
  return (
    <>
      {!isFromBooking && (
        <>
          <NumberInput control={control} name={path('days_before')} label={labels.days_before} required />
          <NumberInput control={control} name={path('hour')} label={labels.hour} hint={hint} required />
        </>
      )}
      {(isFirst || isFromBooking) && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormControlLabel
            label="From the booking on"
            control={<Switch checked={isFromBooking} onChange={({ target }) => change(target.checked)} />}
          />
        </Box>
      )}
    </>
  );
}
