import { NumberInput, useController } from '@itinera/shared/forms';
import { Box } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useEffect, useState } from 'react';
import { ChargeInputs } from './ChargeInputs';
import { stepLabels, usualHour, type TermsFieldsProps, type TermsPath } from './termsForm';

interface StepInputsProps extends Pick<TermsFieldsProps, 'control'> {
  /** Path of a field of the step. */
  path: (field: 'days_before' | 'hour' | 'kind' | 'value') => TermsPath;
  /** Only the first step can begin with the booking. */
  isFirst: boolean;
}

/**
 * When a step begins, and what it charges. From the booking on must be selected explicitly, because nothing would then be free: until then,
 * empty days are an empty text, which the contract refuses, and not null.
 */
export function StepInputs({ control, path, isFirst }: StepInputsProps) {
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
          <NumberInput control={control} name={path('days_before')} label={stepLabels.days_before} required />
          <NumberInput
            control={control}
            name={path('hour')}
            label={stepLabels.hour}
            hint="0 to 24, in the hotel’s time"
            required
          />
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
      <ChargeInputs control={control} path={path} />
    </>
  );
}
